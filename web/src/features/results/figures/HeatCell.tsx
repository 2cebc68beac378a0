import { nearestLetter } from 'contract/result-facts'
import { pointsOf } from 'contract/scores'
import { useTranslation } from 'react-i18next'
import { formatScore } from '../../../i18n/format-number.ts'

/** From no evidence to G, two letters share a depth of colour and a pattern. */
const looks = [
  'bg-h0 text-h-t0',
  'bg-h1 text-h-t1 pattern-1',
  'bg-h2 text-h-t2 pattern-2',
  'bg-h3 text-h-t3 pattern-3',
  'bg-h4 text-h-t4 pattern-4',
] as const

const shape = 'picture flex min-h-10 items-center justify-center gap-1.5 rounded-small px-2 text-center'

/** A mean from 0 to 7 as a coloured cell: with its nearest letter, or as the percent that its domain has. */
export function HeatCell({ points, percent }: { points: number | null; percent?: number | null }) {
  const { t } = useTranslation()
  if (points === null)
    return (
      <span className={`${shape} border border-dashed border-control text-13 text-text2`}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('scores.notReported')}</span>
      </span>
    )
  const letter = nearestLetter(points)
  const look = looks[Math.ceil((pointsOf(letter) ?? 0) / 2) as 0 | 1 | 2 | 3 | 4]
  if (typeof percent === 'number')
    return <b className={`${shape} font-strong tabular-nums ${look}`}>{formatScore(percent)}</b>
  return (
    <span className={`${shape} ${look}`}>
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

/** What the depths mean, from the least to the most. */
export function HeatLegend({ least, most }: { least: string; most: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-14 text-text2 wide:px-5">
      <span>{least}</span>
      {looks.map((look) => (
        <span
          key={look}
          aria-hidden="true"
          className={`picture h-4 w-9 rounded-small border border-border ${look}`}
        />
      ))}
      <span>{most}</span>
    </div>
  )
}
