import type { ImportKind, ImportRow, RowAction } from 'contract/exchange/imports'
import { CircleX, Equal, type IconNode, Pencil, Plus } from 'lucide'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/figures/Badge.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import type { FieldTexts } from './use-field-texts.ts'

const styles: Record<RowAction, { tone: BadgeTone; icon: IconNode }> = {
  create: { tone: 'green', icon: Plus },
  change: { tone: 'blue', icon: Pencil },
  same: { tone: 'grey', icon: Equal },
  refuse: { tone: 'red', icon: CircleX },
}

const changed = ({ before, after }: ImportRow) =>
  Object.keys(after ?? {}).filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  )

/** Changed fields, or refused ones with the reason; the name of a new row has its own column. */
const useDetails = (kind: ImportKind, { fieldName, valueText, faultText }: FieldTexts) => {
  const { t } = useTranslation()
  const namedAlready = kind === 'people' ? 'username' : 'name'
  return (row: ImportRow) => {
    if (row.deed === 'refuse') {
      return Object.entries(row.errors).flatMap(([field, faults]) =>
        faults.map((fault) => ({
          key: `${field} ${fault.code}`,
          name: fieldName(field),
          text: [
            faultText(field, fault),
            fault.near && t('transfer.wrong.near', { names: fault.near.join('; ') }),
          ]
            .filter(Boolean)
            .join(' '),
          was: valueText(field, row.after?.[field]),
        })),
      )
    }
    if (row.deed === 'same') return []
    return changed(row)
      .filter((field) => row.deed === 'change' || field !== namedAlready)
      .map((field) => ({
        key: field,
        name: fieldName(field),
        text: valueText(field, row.after?.[field]),
        was: row.deed === 'change' ? valueText(field, row.before?.[field]) : '',
      }))
      .filter(({ text, was }) => text !== '' || was !== '')
  }
}

function RowDetails({ kind, texts, row }: { kind: ImportKind; texts: FieldTexts; row: ImportRow }) {
  const { t } = useTranslation()
  const details = useDetails(kind, texts)
  return (
    <ul className="grid gap-0.5 text-15">
      {details(row).map(({ key, name, text, was }) => (
        <li key={key}>
          <span className="font-strong">{name}: </span>
          {row.deed === 'change' && (
            <>
              <span className="sr-only">{t('transfer.before')} </span>
              <del className="text-text2">{was || '–'}</del>
              <span className="sr-only"> {t('transfer.after')}</span>{' '}
            </>
          )}
          {text || '–'}
          {row.deed === 'refuse' && was !== '' && (
            <span className="text-text2"> {t('transfer.said', { text: was })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

export const useImportColumns = (kind: ImportKind, texts: FieldTexts): readonly Column<ImportRow>[] => {
  const { t } = useTranslation()
  const nameOf = ({ after }: ImportRow): string => {
    const name = kind === 'people' ? (after?.username ?? after?.email) : (after?.name ?? after?.id)
    return typeof name === 'string' || typeof name === 'number' ? `${name}` : ''
  }
  return [
    {
      id: 'row',
      header: t('transfer.row'),
      card: 'start',
      cell: ({ sheet, row }) => (
        <span className="tabular-nums">
          {sheet === 1
            ? formatNumber(row)
            : t('transfer.rowOfSheet', { row: formatNumber(row), sheet: formatNumber(sheet) })}
        </span>
      ),
    },
    { id: 'name', header: t('transfer.name'), isRowHeader: true, card: 'title', cell: nameOf },
    {
      id: 'deed',
      header: t('transfer.deed'),
      card: 'end',
      cell: ({ deed: action }) => <Badge {...styles[action]}>{t(`transfer.deeds.${action}`)}</Badge>,
    },
    {
      id: 'details',
      header: t('transfer.details'),
      card: 'whole',
      cell: (row) => <RowDetails kind={kind} texts={texts} row={row} />,
    },
  ]
}
