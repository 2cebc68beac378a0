import type { TotpSecret } from 'contract/people/second-factor'
import { useState } from 'react'
import type { z } from 'zod'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { RecoveryCodes } from '../../../../kit/sign-in/RecoveryCodes.tsx'
import { TotpSetUp } from '../../../../kit/sign-in/TotpSetUp.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { confirmFactor } from './queries.ts'

type Props = {
  isOpen: boolean
  /** A secret to set up. */
  secret?: z.output<typeof TotpSecret> | undefined
  /** Recovery codes of an app that is set up already. */
  codes?: readonly string[] | undefined
  onSetUp: () => void
  onClose: () => void
}

/** Sets up an app and shows the recovery codes once; with codes shown, a press outside does not close it. */
export function SecondFactorDialog({ isOpen, secret, codes, onSetUp, onClose }: Props) {
  const { t } = useTranslation()
  const [made, setMade] = useState<readonly string[]>()
  const shown = codes ?? made
  const close = () => {
    setMade(undefined)
    onClose()
  }
  const confirm = async (code: string) => {
    const { recovery_codes } = await confirmFactor(code)
    setMade(recovery_codes)
    onSetUp()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isQuestion={shown !== undefined}
      title={t(shown ? 'sign-in.newCodes' : 'sign-in.title')}
    >
      {shown && <RecoveryCodes codes={shown} onDone={close} />}
      {!shown && secret && <TotpSetUp secret={secret} onCode={confirm} />}
    </Dialog>
  )
}
