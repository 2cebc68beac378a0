import type { Cell } from 'contract/lines'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StageMark } from '../../../ui/StageMark.tsx'
import { cellsOf } from '../cells-of.ts'
import { LineInstead } from '../LineInstead.tsx'
import type { LineAsked } from '../line-asked.ts'

/** Which of the 21 folders are complete: seven domains by three stages. */
export function EvidenceCard({ shown, line }: LineAsked) {
  const { t } = useTranslation()
  const cells = line.data ? cellsOf(shown, line.data) : []
  const complete = cells.filter((cell) => cell.complete).length
  return (
    <Card
      isFlush
      title={t('results.evidence')}
      hint={line.data && t('results.evidenceSays', { complete, total: cells.length })}
    >
      {line.data ? (
        <table className="w-full border-collapse text-15">
          <caption className="sr-only">{t('results.evidence')}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-4 py-2 text-start text-13 font-strong text-text2 wide:px-5">
                {t('scores.domain')}
              </th>
              {([1, 2, 3] as const).map((stage) => (
                <th key={stage} scope="col" className="p-2 text-start text-13">
                  <span className="hidden wide:inline">
                    <StageMark stage={stage} />
                  </span>
                  <span className="wide:hidden">
                    <StageMark stage={stage} isWordHidden />
                  </span>
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
                    <td key={cell.stage} className="p-2 align-top">
                      <CellWords cell={cell} />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <LineInstead line={line} />
      )}
    </Card>
  )
}

function CellWords({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  const { complete, photos, documents, photos_needed, documents_needed } = cell
  return (
    <>
      <span
        className={`flex items-center gap-1.5 text-14 font-medium ${complete ? 'text-valid' : 'text-review'}`}
      >
        <Icon of={complete ? CircleCheck : CircleAlert} size="small" />
        <span className="sr-only wide:not-sr-only">
          {complete ? t('evidence.complete') : t('steps.notYet')}
        </span>
      </span>
      <span className="sr-only text-13 text-text2 wide:not-sr-only">
        {t('steps.cell', {
          photos: formatNumber(photos),
          photosNeeded: photos_needed,
          documents: formatNumber(documents),
          documentsNeeded: documents_needed,
        })}
      </span>
      <span aria-hidden="true" className="text-13 tabular-nums text-text2 wide:hidden">
        {formatNumber(photos)} + {formatNumber(documents)}
      </span>
    </>
  )
}
