import type { Cell } from 'contract/evaluation/lines'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import { CircleAlert, CircleCheck } from 'lucide'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { cellsOfResults } from '../cells-of.ts'
import type { LineQuery } from '../line-query.ts'
import { ResultsCard } from '../ResultsCard.tsx'

/** Which of the 21 folders (seven domains, three stages) are complete. */
export function EvidenceCard({ shown, line }: LineQuery) {
  const { t } = useTranslation()
  const cells = line.data ? cellsOfResults(shown, line.data) : []
  const complete = cells.filter((cell) => cell.complete).length
  return (
    <ResultsCard
      name="evidence"
      title={t('results.evidence')}
      hint={line.data && t('results.evidenceSays', { complete, total: cells.length })}
    >
      {line.data ? (
        <>
          <div className="relative overflow-x-auto">
            <table className="w-full border-collapse text-15">
              <caption className="sr-only">{t('results.evidence')}</caption>
              <thead>
                <tr>
                  <th scope="col" className="px-4 py-2 text-start text-13 font-strong text-text2 wide:px-5">
                    {t('scores.domain')}
                  </th>
                  {stageNumbers.map((stage) => (
                    <th
                      key={stage}
                      scope="col"
                      className="px-1 py-2 text-center last:pe-4 wide:px-2 wide:last:pe-5"
                    >
                      <StageMark stage={stage} isLabelHidden />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.categories.map(({ id, number, name }) => (
                  <tr key={id} className="border-t border-border print:break-inside-avoid">
                    <th scope="row" className="px-4 py-2 text-start font-medium wide:px-5">
                      {number}. {name}
                    </th>
                    {cells
                      .filter(({ category }) => category === id)
                      .map((cell) => (
                        <td
                          key={cell.stage}
                          className="px-1 py-2 text-center last:pe-4 wide:px-2 wide:last:pe-5"
                        >
                          <CellTexts cell={cell} />
                        </td>
                      ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 border-t border-border px-4 py-3 text-14 text-text2 wide:px-5">
            {stageNumbers.map((stage) => (
              <li key={stage}>
                <StageMark stage={stage} />
              </li>
            ))}
            {[true, false].map((isComplete) => (
              <li key={String(isComplete)} className="flex items-center gap-1.5">
                <CellMark isComplete={isComplete} />
                {isComplete ? t('evidence.complete') : t('steps.notYet')}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <AnswerFallback query={line} />
      )}
    </ResultsCard>
  )
}

function CellMark({ isComplete }: { isComplete: boolean }) {
  return (
    <span className={`inline-flex ${isComplete ? 'text-valid' : 'text-review'}`}>
      <Icon of={isComplete ? CircleCheck : CircleAlert} size="small" />
    </span>
  )
}

function CellTexts({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  const { complete, photos, documents, photos_needed, documents_needed } = cell
  return (
    <span className="inline-flex flex-col items-center justify-center gap-x-1.5 wide:flex-row wide:flex-wrap">
      <CellMark isComplete={complete} />
      <span className="sr-only">
        {complete ? t('evidence.complete') : t('steps.notYet')}.{' '}
        {t('steps.cell', {
          photos: formatNumber(photos),
          photosNeeded: photos_needed,
          documents: formatNumber(documents),
          documentsNeeded: documents_needed,
        })}
      </span>
      <span aria-hidden="true" className="text-14 whitespace-nowrap tabular-nums text-text2">
        {formatNumber(photos)} + {formatNumber(documents)}
      </span>
    </span>
  )
}
