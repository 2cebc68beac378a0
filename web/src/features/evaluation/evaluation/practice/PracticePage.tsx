import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { categoriesQuery, instrumentsQuery, optionsQuery } from '../../../instrument/instruments/queries.ts'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeView } from './PracticeView.tsx'
import { sampleOf } from './sample.ts'

/** A practice evaluation of an invented school with the real instrument; nothing is sent. */
export function PracticePage() {
  const { t } = useTranslation()
  const { indicator } = useSearch({ from: '/blank/tutorial/practice' })
  const instruments = useQuery(instrumentsQuery())
  const instrument = instruments.data?.find(({ enabled }) => enabled) ?? instruments.data?.[0]
  const isKnown = instrument !== undefined
  const categories = useQuery({ ...categoriesQuery(instrument?.id ?? 0), enabled: isKnown })
  const options = useQuery({ ...optionsQuery(instrument?.id ?? 0), enabled: isKnown })
  usePageTitle(t('tutorial.practice.title'))
  const sample = categories.data && options.data ? sampleOf(categories.data, options.data) : undefined
  if (sample) return <PracticeView sample={sample} code={indicator} />

  const isEmpty = sample === null || (instruments.isSuccess && !isKnown)
  return (
    <>
      <PracticeBar />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        <h1 className="sr-only">{t('tutorial.practice.title')}</h1>
        {isEmpty ? (
          <EmptyState title={t('tutorial.practice.noInstrument')} />
        ) : (
          <AnswerFallback query={[instruments, categories, options]} />
        )}
      </main>
    </>
  )
}
