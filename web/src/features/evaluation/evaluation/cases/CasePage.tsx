import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import { CaseBar } from './CaseBar.tsx'
import { CaseView } from './CaseView.tsx'
import { type CasesReady, useCases, useChoices } from './use-cases.ts'

const placed = ({ cases, categories }: CasesReady, number: number) => {
  const of = cases.find((each) => each.number === number)
  const indicator = categories
    .flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))
    .find(({ code }) => code === of?.indicator)
  return of && indicator ? { of, indicator } : null
}

export function CasePage() {
  const { t } = useTranslation()
  const { number } = useParams({ from: '/blank/cases/$number' })
  const { ready, queries, isWithoutEdition } = useCases()
  const { choices, isKnown, isUnsent } = useChoices()
  const shown = ready && placed(ready, Number(number))
  usePageTitle(shown ? shown.of.title : t('cases.title'))
  // Waits for the earlier choice, since a case that is done opens with its explanation.
  if (ready && shown && isKnown)
    return (
      <>
        <CaseBar />
        <CaseView {...shown} ready={ready} choices={choices} isUnsent={isUnsent(shown.of.number)} />
      </>
    )
  const isMissing = isWithoutEdition || (ready !== null && !shown)
  return (
    <>
      <CaseBar />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        <h1 className="sr-only">{t('cases.title')}</h1>
        {isMissing ? (
          <EmptyState title={t(isWithoutEdition ? 'cases.noInstrument' : 'cases.missing')} />
        ) : ready ? (
          <LoadingState />
        ) : (
          <AnswerFallback query={queries} />
        )}
      </main>
    </>
  )
}
