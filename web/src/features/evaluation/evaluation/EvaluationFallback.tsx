import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { failureOf } from '../../../kit/failed/failure.ts'
import { SomethingFailed } from '../../../kit/failed/SomethingFailed.tsx'
import type { Section } from './domains/sections.ts'
import { EvaluationBar } from './EvaluationBar.tsx'

type Props = { section: Section; error: Error | null; retry: () => unknown }

export function EvaluationFallback({ section, error, retry }: Props) {
  const { t } = useTranslation()
  const isClosed = error !== null && failureOf(error, true) === 'forbidden'
  return (
    <>
      <EvaluationBar section={section} />
      {isClosed ? (
        <SomethingFailed error={error} reset={() => void retry()} />
      ) : (
        <main id="main" tabIndex={-1} className="p-6 outline-none">
          {error && <h1 className="sr-only">{t(`evaluation.section.${section}`)}</h1>}
          <AnswerFallback query={{ error, refetch: retry }} />
        </main>
      )}
    </>
  )
}
