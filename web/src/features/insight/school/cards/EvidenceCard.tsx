import type { Cell } from 'contract/evaluation/lines'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

const missingOf = ({ photos, documents, photos_needed, documents_needed }: Cell): number =>
  Math.max(0, photos_needed - photos) + Math.max(0, documents_needed - documents)

/** Files of each domain and stage, and how many are missing. */
export function EvidenceCard({ current }: { current: CurrentLine }) {
  const { t } = useTranslation()
  const { cells, domains, files, evaluation, instrument, line } = current
  const complete = cells.filter((cell) => cell.complete).length
  return (
    <Card
      isFlush
      title={t('school.evidence.title')}
      hint={t('school.evidence.says', { count: files, complete, total: cells.length })}
      aside={
        <Link
          variant="strong"
          href={addressOfEvaluation({ id: evaluation, instrument }, { line: line.id })}
          aria-label={`${t('school.evidence.open')}: ${t('school.evidence.title')}`}
        >
          {t('school.evidence.open')}
        </Link>
      }
    >
      {/* With very large text three columns are wider than a phone. */}
      <div className="relative overflow-x-auto">
        <table className="mb-3 w-full border-collapse text-14">
          <caption className="sr-only">{t('school.evidence.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-4 py-1.5 text-start font-strong text-text2 wide:px-5">
                {t('school.evidence.domain')}
              </th>
              {stageNumbers.map((stage) => (
                <th key={stage} scope="col" className="px-1 py-1.5 last:pe-4 wide:last:pe-5">
                  <StageMark stage={stage} isLabelHidden />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {domains.map(({ id, number, name }) => (
              <tr key={id}>
                <th scope="row" className="px-4 py-1 text-start font-medium wrap-anywhere wide:px-5">
                  {number}. {name}
                </th>
                {cells
                  .filter(({ category }) => category === id)
                  .map((cell) => (
                    <td key={cell.stage} className="px-1 py-1 last:pe-4 wide:last:pe-5">
                      <CellCount cell={cell} />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {complete < cells.length && (
        <p className="px-4 pb-4 text-13 text-text2 wide:px-5">{t('school.evidence.legend')}</p>
      )}
    </Card>
  )
}

function CellCount({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  const count = cell.photos + cell.documents
  const missing = missingOf(cell)
  const style = cell.complete ? 'border-valid-bd bg-valid-bg text-valid' : 'border-control text-text2'
  return (
    <span
      className={`mx-auto grid min-h-7 min-w-10 place-items-center rounded-control border px-1 font-strong whitespace-nowrap tabular-nums ${style}`}
    >
      <span aria-hidden="true">
        {formatNumber(count)}
        {missing > 0 && <span className="ms-1 font-normal">−{formatNumber(missing)}</span>}
      </span>
      <span className="sr-only">
        {missing > 0
          ? t('school.evidence.short', { count, missing })
          : t('school.evidence.complete', { count })}
      </span>
    </span>
  )
}
