import { factsOf } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LetterMark } from '../LetterMark.tsx'

/** What the school can build on, and then where to begin: each leads to its indicator. */
export function IndicatorLists({ shown }: { shown: CompleteResults }) {
  const { t } = useTranslation()
  const { strengths, priorities } = factsOf(shown)
  return (
    <div className="grid gap-4 wide:gap-5 desk:grid-cols-2 print:grid-cols-2">
      <Card isFlush title={t('results.strengths')} hint={t('results.strengthsHint')}>
        <Rows shown={shown} ids={strengths} none={t('results.noStrengths')} />
      </Card>
      <Card isFlush title={t('results.priorities')} hint={t('results.prioritiesHint')}>
        <Rows shown={shown} ids={priorities} none={t('results.noPriorities')} />
      </Card>
    </div>
  )
}

function Rows({ shown, ids, none }: { shown: CompleteResults; ids: readonly number[]; none: string }) {
  if (ids.length === 0) return <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{none}</p>
  return (
    <ol>
      {ids.map((id) => {
        const indicator = shown.indicators.find((each) => each.id === id)
        if (!indicator) return null
        return (
          <li
            key={id}
            className="flex flex-col items-start gap-x-3 gap-y-1.5 border-t border-border px-4 py-2.5 wide:flex-row wide:items-center wide:px-5 print:break-inside-avoid"
          >
            <span className="min-w-0 flex-1">
              <Link
                variant="title"
                href={addressOfEvaluation(
                  { id: shown.evaluation, instrument: shown.instrument },
                  { line: shown.line.id, indicator: indicator.code },
                )}
              >
                {indicator.code} {indicator.name}
              </Link>
              <span className="block text-14 text-text2">
                {shown.categories.find((each) => each.id === indicator.category)?.name}
              </span>
            </span>
            <LetterMark code={indicator.option} />
          </li>
        )
      })}
    </ol>
  )
}
