import { LogIn } from 'lucide'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { pageAfterLogin } from './page-after-login.ts'

export function ProviderEntry({ provider, remember }: { provider: string; remember: boolean }) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      const { visitProvider } = await import('../../../session/provider-visit.ts')
      await visitProvider({ remember, page: pageAfterLogin() })
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
    }
  }
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button isWide icon={LogIn} isPending={isPending} onPress={() => void leave()}>
        {t('login.provider', { provider })}
      </Button>
    </>
  )
}
