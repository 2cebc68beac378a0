import { stageNumbers, stageProfile } from 'contract/evaluation/scores/stages'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { Fragment } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageBar } from '../../../../ui/figures/StageBar.tsx'
import { StageLegend } from '../../../../ui/figures/StageLegend.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { ResultsCard } from '../ResultsCard.tsx'

type Row = { id: number; name: string; points: (number | null)[] }

export function StagesCard({ shown }: { shown: CompleteResults }) {
  const { t } = useTranslation()
  const all = shown.indicators
  const counted = ({ reached, underWay }: { reached: number; underWay: number }) =>
    t('figures.stageCounts', { reached: formatNumber(reached), underWay: formatNumber(underWay) })
  const rows: Row[] = [
    { id: 0, name: t('results.wholeSchool'), points: all.map(({ points }) => points) },
    ...shown.categories.map(({ id, number, name }) => ({
      id,
      name: `${number}. ${name}`,
      points: all.filter(({ category }) => category === id).map(({ points }) => points),
    })),
  ]
  return (
    <ResultsCard name="stages" title={t('scores.byStage')} hint={t('results.stagesHint')}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('scores.byStage')}</caption>
        <thead className="text-13 text-text2">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-strong wide:px-5">
              {t('scores.domain')}
            </th>
            <th scope="col" className="p-2 text-end font-strong">
              <span aria-hidden="true">0</span>
              <span className="sr-only">{t('scores.rest.none')}</span>
            </th>
            {stageNumbers.map((stage) => (
              <th key={stage} scope="col" className="p-2 text-end last:pe-4 wide:last:pe-5">
                <StageMark stage={stage} isLabelHidden />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-15">
          {rows.map(({ id, name, points }) => {
            const { none, stages } = stageProfile(points)
            return (
              <Fragment key={id}>
                <tr className="border-t border-border">
                  <th scope="row" className="px-4 pt-2 text-start font-medium wide:px-5">
                    {name}
                  </th>
                  <td className="p-2 pb-0 text-end tabular-nums">{formatNumber(none)}</td>
                  {stages.map(({ stage, underWay, reached }) => (
                    <td key={stage} className="p-2 pb-0 text-end tabular-nums last:pe-4 wide:last:pe-5">
                      <span aria-hidden="true">{formatNumber(underWay + reached)}</span>
                      <span className="sr-only">{counted({ reached, underWay })}</span>
                    </td>
                  ))}
                </tr>
                <tr aria-hidden="true">
                  <td colSpan={5} className="px-4 pt-1 pb-2.5 wide:px-5">
                    <StageBar none={none} stages={stages} />
                    <span className="mt-1 flex flex-wrap gap-x-3 text-13 text-text2">
                      {stages
                        .filter(({ reached, underWay }) => reached + underWay > 0)
                        .map((each) => (
                          <span key={each.stage}>{`${t(`ui.stage.${each.stage}`)}: ${counted(each)}`}</span>
                        ))}
                    </span>
                  </td>
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <div className="border-t border-border px-4 py-3 wide:px-5">
        <StageLegend />
      </div>
    </ResultsCard>
  )
}
