import { useRouter } from '@tanstack/react-router'
import { Problem } from 'contract/platform/problems'
import { useEffect, useState } from 'react'
import { needsReloadFor } from '../../../i18n/chosen-language.ts'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { endVisit } from '../../../session/provider-visit.ts'
import { session } from '../../../session/stored-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'

const useEnd = () => {
  const { t } = useTranslation()
  const { history } = useRouter()
  const [problem, setProblem] = useState<{ text: string; help?: string }>()
  useEffect(() => {
    const helpOf = (error: unknown) => {
      const code = error instanceof Problem ? error.code : null
      if (code === 'provider_email_unverified') return { help: t('recovery.provider.askThere') }
      return code === 'provider_not_admitted' ? { help: t('recovery.provider.askStaff') } : {}
    }
    endVisit().then(
      (page) => {
        if (page === null) setProblem({ text: t('recovery.provider.cancelled') })
        else if (needsReloadFor(session()?.user)) location.replace(page)
        else history.replace(page)
      },
      (error: unknown) => setProblem({ text: problemText(t, error), ...helpOf(error) }),
    )
  }, [history, t])
  return problem
}

/** The page the provider redirects to; shows why a sign-in failed. */
export function ProviderPage() {
  const { t } = useTranslation()
  const problem = useEnd()
  const title = problem ? t('recovery.provider.notIn') : t('recovery.provider.title')
  usePageTitle(title)
  if (!problem)
    return (
      <Entrance title={title} hint={t('recovery.provider.wait')}>
        <LoadingState />
      </Entrance>
    )
  return (
    <Entrance title={title} hint={problem.help ?? ''}>
      <Banner tone="danger">{problem.text}</Banner>
      <ButtonLink kind="primary" href="/login" isWide>
        {t('recovery.provider.again')}
      </ButtonLink>
    </Entrance>
  )
}
