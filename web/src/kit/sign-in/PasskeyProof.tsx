import { KeyRound } from 'lucide'
import { useState } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { settleProof } from '../../session/step-up.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { repeatByPasskey } from './queries.ts'

export function PasskeyProof() {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const prove = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      if (await repeatByPasskey()) return settleProof(true)
      setProblem(t('second-step.stepUp.passkeyNot'))
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button
        kind="primary"
        isWide
        icon={KeyRound}
        isPending={isPending}
        autoFocus
        onPress={() => void prove()}
      >
        {t('second-step.stepUp.passkey')}
      </Button>
    </>
  )
}
