import { nearestLetter } from 'contract/result-facts'
import type { LineResults } from 'contract/school-results'
import { pointsOf } from 'contract/scores'
import { useTranslation } from 'react-i18next'
import { formatScore } from '../../../i18n/format-number.ts'
import { Card } from '../../../ui/Card.tsx'
import { lineName } from '../../evaluation/LinePicker.tsx'

/** From no evidence to G, two letters share a depth of colour and a pattern. */
const looks = [
  'bg-h0 text-h-t0',
  'bg-h1 text-h-t1 pattern-1',
  'bg-h2 text-h-t2 pattern-2',
  'bg-h3 text-h-t3 pattern-3',
  'bg-h4 text-h-t4 pattern-4',
] as const

/** Every outcome in every line so far, as a table whose cells are coloured: letter, mean, pattern and colour. */
export function HeatMapCard({ lines }: { lines: readonly LineResults[] }) {
  const { t } = useTranslation()
  const last = lines.at(-1)
  if (!last) return null
  return (
    <Card isFlush title={t('results.heatMap')} hint={t('results.heatMapHint')}>
      <table className="w-full border-collapse text-15">
        <caption className="sr-only">{t('results.heatMap')}</caption>
        <thead>
          <tr>
            <th scope="col" className="px-4 py-2 text-start text-13 font-strong text-text2 wide:px-5">
              {t('results.outcome')}
            </th>
            {lines.map(({ line }) => (
              <th
                key={line.id}
                scope="col"
                className="w-22 px-1 py-2 text-center text-13 leading-tight font-strong text-text2 last:pe-4 wide:w-36 wide:last:pe-5"
              >
                {lineName(t, line)}
              </th>
            ))}
          </tr>
        </thead>
        {last.categories.map((category) => (
          <tbody key={category.id} className="print:break-inside-avoid">
            <tr>
              <th
                colSpan={lines.length + 1}
                scope="rowgroup"
                className="border-t border-border px-4 pt-3 pb-1 text-start font-semibold wide:px-5"
              >
                {category.number}. {category.name}
              </th>
            </tr>
            {last.outcomes
              .filter((outcome) => outcome.category === category.id)
              .map((outcome) => (
                <tr key={outcome.id}>
                  <th scope="row" className="px-4 py-1 text-start font-normal text-text2 wide:px-5">
                    {category.number}.{outcome.number} {outcome.name}
                  </th>
                  {lines.map(({ line, outcomes }) => (
                    <td key={line.id} className="px-0.5 py-0.5 last:pe-4 wide:last:pe-5">
                      <HeatCell points={outcomes.find(({ id }) => id === outcome.id)?.points ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 text-14 text-text2 wide:px-5">
        <span>{t('scores.rest.none')}</span>
        {looks.map((look) => (
          <span
            key={look}
            aria-hidden="true"
            className={`picture h-4 w-9 rounded-small border border-border ${look}`}
          />
        ))}
        <span>G</span>
      </div>
    </Card>
  )
}

function HeatCell({ points }: { points: number | null }) {
  const { t } = useTranslation()
  const shape = 'picture flex min-h-10 items-center justify-center gap-1.5 rounded-small px-2 text-center'
  if (points === null)
    return (
      <span className={`${shape} border border-dashed border-control text-13 text-text2`}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('scores.notReported')}</span>
      </span>
    )
  const letter = nearestLetter(points)
  const look = looks[Math.ceil((pointsOf(letter) ?? 0) / 2) as 0 | 1 | 2 | 3 | 4]
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
