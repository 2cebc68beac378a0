import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { DomainResult } from './DomainResult.tsx'
import type { domainFigures, Weights } from './figures.ts'

type Props = { ready: EvaluationReady; weights: Weights; domains: ReturnType<typeof domainFigures> }

// On a small screen with very large text a domain's result is shown below its name.
const inWideTables = '@max-[20rem]:hidden'
const belowDomain = 'hidden @max-[20rem]:block'

export function WeightsRead({ ready: { categories }, weights, domains }: Props) {
  const { t } = useTranslation()
  const domainOf = (id: number) => domains.find(({ category }) => category === id)
  return (
    <Card isFlush title={t('scores.weights')}>
      <div className="@container">
        <table className="w-full border-collapse text-15">
          <caption className="sr-only">{t('scores.weights')}</caption>
          <thead>
            <tr className="text-13 text-text2">
              <th scope="col" className="px-4 py-2 text-start font-strong wide:px-5">
                {t('scores.domain')}
              </th>
              <th scope="col" className={`py-2 text-start font-strong ${inWideTables}`}>
                {t('scores.resultHead')}
              </th>
              <th scope="col" className="px-4 py-2 text-end font-strong wide:px-5">
                {t('scores.weight')}
              </th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ id, number, name }) => (
              <tr key={id} className="border-t border-border">
                <th
                  scope="row"
                  className="px-4 py-3 text-start font-medium max-phone:wrap-anywhere wide:px-5"
                >
                  {number}. {name}
                  <span className={`font-normal ${belowDomain}`}>
                    <DomainResult domain={domainOf(id)} />
                  </span>
                </th>
                <td className={`w-24 py-3 wide:w-44 ${inWideTables}`}>
                  <DomainResult domain={domainOf(id)} />
                </td>
                <td className="px-4 py-3 text-end font-strong tabular-nums wide:px-5">
                  {formatNumber(weights[id] ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
