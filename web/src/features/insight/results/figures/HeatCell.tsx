import { fullPoints, shownScore } from 'contract/evaluation/scores/scores'
import { nearestLetter } from 'contract/insight/results/result-facts'
import { formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { shadeOf } from '../../../../ui/figures/shades.ts'

const shape = 'picture flex min-h-10 items-center justify-center gap-1.5 rounded-small px-2 text-center'

/** A mean from 0 to 7 as a coloured cell with its nearest letter, or with its domain's percent. */
export function HeatCell({ points, percent }: { points: number | null; percent?: number | null }) {
  const { t } = useTranslation()
  if (points === null)
    return (
      <span className={`${shape} border border-dashed border-control text-13 text-text2`}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('scores.notReported')}</span>
      </span>
    )
  if (typeof percent === 'number')
    return (
      <b className={`${shape} font-strong tabular-nums ${shadeOf(shownScore(percent), 100)}`}>
        {formatScore(percent)}
      </b>
    )
  const letter = nearestLetter(points)
  const shade = shadeOf(shownScore(points), fullPoints)
  return (
    <span className={`${shape} ${shade}`}>
      <b className="font-heavy">
        {letter === 'NE' ? (
          <abbr title={t('scores.rest.none')} className="no-underline">
            0
          </abbr>
        ) : (
          letter
        )}
      </b>
      <span className="text-14 tabular-nums">{formatScore(points)}</span>
    </span>
  )
}
