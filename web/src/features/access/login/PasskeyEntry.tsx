import { KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'

type Entering = { remember: boolean; onSignedIn: () => Promise<void> }
type Props = Entering & {
  /** Whether a passkey was used here before. */
  isFirst: boolean
}

/** Loaded on demand: most people have no passkey. */
const signing = () => import('../../../session/passkey-sign-in.ts')

/** A browser runs one passkey request at a time: the one of the field ends when the button is pressed. */
const usePasskey = ({ remember, onSignedIn }: Entering) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const offered = useRef<AbortController | null>(null)
  const isRemembered = useRef(remember)
  useEffect(() => {
    isRemembered.current = remember
  }, [remember])
  const remembered = () => isRemembered.current

  const offer = async () => {
    const { signal } = (offered.current = new AbortController())
    try {
      const { offerInField } = await signing()
      if (await offerInField({ remember: remembered, signal })) await onSignedIn()
    } catch (error) {
      if (!signal.aborted) setProblem(problemText(t, error))
    }
  }
  const press = async () => {
    offered.current?.abort()
    setPending(true)
    setProblem(undefined)
    try {
      const { signInWithPasskey } = await signing()
      if (await signInWithPasskey({ remember: remembered })) return await onSignedIn()
      setProblem(t('login.passkeyNot'))
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
    void offer()
  }
  const start = useRef(offer)
  useEffect(() => {
    void start.current()
    return () => offered.current?.abort()
  }, [])
  return { problem, isPending, press }
}

/** Login by a passkey, by the button or from the field of the user name. */
export function PasskeyEntry(props: Props) {
  const { t } = useTranslation()
  const { problem, isPending, press } = usePasskey(props)
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button
        kind={props.isFirst ? 'primary' : 'secondary'}
        isWide
        icon={KeyRound}
        isPending={isPending}
        onPress={() => void press()}
      >
        {t('login.passkey')}
      </Button>
      {props.isFirst && (
        <p className="flex items-center gap-3 text-15 text-text2 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
          {t('login.orPassword')}
        </p>
      )}
    </>
  )
}
