import type { LoggedIn } from 'contract/people/accounts'
import { type TotpSecret } from 'contract/people/second-factor'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { beginAtSignIn, confirmAtSignIn } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetUp } from './TotpSetUp.tsx'

type SignedIn = z.output<typeof LoggedIn>
type Props = {
  ticket: string
  onSignedIn: (signedIn: SignedIn) => Promise<void> | void
  onAgain: (problem?: string) => void
}

/** A second factor that the person's role requires is set up before anything else opens. */
export function SetUpStep({ ticket, onSignedIn, onAgain }: Props) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<z.output<typeof TotpSecret>>()
  const [done, setDone] = useState<{ signedIn: SignedIn; codes: string[] }>()
  useEffect(() => {
    let isOver = false
    beginAtSignIn(ticket).then(
      (made) => !isOver && setSecret(made),
      (error: unknown) => !isOver && onAgain(problemText(t, error)),
    )
    return () => {
      isOver = true
    }
  }, [ticket, onAgain, t])
  const confirm = async (code: string) => {
    const { recovery_codes, ...signedIn } = await confirmAtSignIn({ ticket, code })
    setDone({ signedIn, codes: recovery_codes })
  }
  if (done) return <RecoveryCodes codes={done.codes} onDone={() => void onSignedIn(done.signedIn)} />
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="info">{t('second-step.required')}</Banner>
      {secret ? <TotpSetUp secret={secret} onCode={confirm} /> : <Spinner />}
      <Button isWide onPress={() => onAgain()}>
        {t('second-step.again')}
      </Button>
    </div>
  )
}
