import { useTranslation } from '../../../../i18n/translation.tsx'
import { Breadcrumbs } from '../../../../ui/navigation/Breadcrumbs.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { IndicatorHead } from '../indicator/IndicatorHead.tsx'
import { MoreTexts } from '../indicator/MoreTexts.tsx'
import { optionsFor } from '../indicator/rules.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { useLineBefore } from '../where/use-line-before.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { ChangedHere } from './ChangedHere.tsx'
import { DoubtsHere } from './DoubtsHere.tsx'
import { isCounted, ReviewedBasis, ReviewedCount } from './lazy-reviewed-basis.tsx'
import { newSince } from './new-since.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewEvidence } from './ReviewEvidence.tsx'
import { SchoolNotes } from './SchoolNotes.tsx'

type Props = { ready: EvaluationReady; current: PlacedIndicator }

export function ReviewedIndicator({ ready, current }: Props) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const { indicator, outcome, category } = current
  const { detail, indicators, now } = ready
  const { line } = detail
  const options = optionsFor(indicator, ready.options)
  const answer = now.answers.get(indicator.id) ?? null
  const answered = options.find(({ id }) => id === answer?.option)
  const before = useLineBefore(detail).line
  const last = before?.results.find((result) => result.indicator === indicator.id)
  const then = before && last ? { year: before.year, basis: last } : null
  const first = indicators.find((placed) => placed.category.id === category.id)
  const news = newSince(line, current)
  return (
    <article
      aria-labelledby="indicator"
      className={`flex flex-1 flex-col ${isEasy ? 'leading-relaxed [zoom:1.2]' : ''}`}
    >
      <div className="above-letters pb-4">
        <IndicatorHead indicator={indicator}>
          <Breadcrumbs
            trail={[
              {
                label: `${category.number}. ${category.name}`,
                href: addressOfIndicator(detail, first?.indicator.code ?? indicator.code),
              },
              { label: t('evaluation.outcome', { number: `${category.number}.${outcome.number}` }) },
            ]}
          />
        </IndicatorHead>
        <ChangedHere ready={ready} indicator={indicator} news={news} />
        <DoubtsHere ready={ready} indicator={indicator} />
        <ReviewedBasis indicator={indicator} options={options} chosen={answered} basis={answer} then={then} />
        <div
          className={`mt-2.5 grid gap-2.5 lowbar:mt-1.5 ${isCounted(indicator) ? 'letters:grid-cols-[3fr_5fr_4fr]' : 'letters:grid-cols-2'}`}
        >
          <ReviewedCount indicator={indicator} basis={answer} then={then} />
          {/* A line with very many notes does not include them; then the side column loads those of the indicator.
           */}
          {!line.note_counts && (
            <SchoolNotes ready={ready} indicator={indicator} isNew={news.notes.length > 0} />
          )}
          <ReviewEvidence ready={ready} current={current} stage={answered?.stage ?? null} news={news.files} />
        </div>
        <div className="mt-2 min-h-24 print:hidden">
          <MoreTexts indicator={indicator} options={ready.options} />
        </div>
      </div>
      <ReviewBar
        ready={ready}
        current={current}
        options={options}
        answered={answered}
        last={before && last ? { year: before.year, option: last.option.id } : null}
      />
    </article>
  )
}
