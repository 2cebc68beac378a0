import { factsOf } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LetterMark, LetterText } from '../LetterMark.tsx'

/** The others are folded. */
const atFirst = 3

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
  const { t } = useTranslation()
  const [isMore, setMore] = useState(false)
  const indicators = ids.flatMap((id) => shown.indicators.find((each) => each.id === id) ?? [])
  const left = indicators.length - atFirst
  if (indicators.length === 0) return <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{none}</p>
  return (
    <>
      <ol>
        {indicators.map((indicator, place) => (
          <li
            key={indicator.id}
            className={`gap-3 border-t border-border px-4 py-2.5 wide:px-5 print:flex print:break-inside-avoid ${
              !isMore && place >= atFirst ? 'hidden' : 'flex'
            }`}
          >
            <LetterMark code={indicator.option} isBare />
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
                <LetterText code={indicator.option} /> ·{' '}
                {shown.categories.find((each) => each.id === indicator.category)?.name}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {left > 0 && !isMore && (
        <div className="border-t border-border px-1 py-1 wide:px-2 print:hidden">
          <Button kind="quiet" size="compact" onPress={() => setMore(true)}>
            {t('plan.showMore', { count: left })}
          </Button>
        </div>
      )}
    </>
  )
}
