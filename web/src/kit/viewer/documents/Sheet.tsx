import { useState } from 'react'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Scrolling } from '../Scrolling.tsx'
import { letterOf } from './column-letter.ts'
import { type SheetReading, shownOf } from './reading.ts'

/** Rows rendered at once, since large tables are slow. */
const pageOfRows = 200

/** Numbers are right-aligned. */
const isNumber = (text: string): boolean => /^[-+]?\d[\d\s.,]*%?$/.test(text)

/** A sheet with the names of its columns and rows. */
export function Sheet({ label, sheet }: { label: string; sheet: SheetReading }) {
  const { t } = useTranslation()
  const [shownRows, setShownRows] = useState(pageOfRows)
  const rows = sheet.rows.slice(0, shownRows)
  const width = sheet.rows[0]?.length ?? 0
  if (width === 0) return <p className="p-5">{t('viewer.emptySheet')}</p>
  return (
    <div className="grid gap-3">
      <Scrolling label={label}>
        <table className="border-separate border-spacing-0 text-14 tabular-nums">
          <caption className="sr-only">{label}</caption>
          <ColumnLetters width={width} />
          <tbody>
            {rows.map((cells, down) => (
              <SheetRow key={down} number={down + 1} cells={cells} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      {sheet.rows.length > shownRows && (
        <div>
          <Button onPress={() => setShownRows(shownRows + pageOfRows)}>
            {t('viewer.moreRows', { shown: formatNumber(shownRows), all: formatNumber(sheet.rows.length) })}
          </Button>
        </div>
      )}
      {sheet.isCut && (
        <Banner tone="info">{t('viewer.rowsCut', { rows: formatNumber(shownOf.rows) })}</Banner>
      )}
      {sheet.columnsCut && (
        <Banner tone="info">{t('viewer.columnsCut', { columns: formatNumber(shownOf.columns) })}</Banner>
      )}
    </div>
  )
}

function ColumnLetters({ width }: { width: number }) {
  return (
    <thead>
      <tr>
        <td aria-hidden className="sticky start-0 top-0 z-20 border-e border-b border-border bg-surface2" />
        {Array.from({ length: width }, (_, at) => (
          <th
            key={at}
            scope="col"
            className="sticky top-0 z-10 border-e border-b border-border bg-surface2 px-2 py-1 text-center font-medium text-text2"
          >
            {letterOf(at)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SheetRow({ number, cells }: { number: number; cells: readonly string[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-10 border-e border-b border-border bg-surface2 px-2 py-1 text-end font-medium text-text2"
      >
        {number}
      </th>
      {cells.map((text, across) => (
        <td
          key={across}
          className={`max-w-80 border-e border-b border-border px-2 py-1 align-top whitespace-pre-wrap ${isNumber(text) ? 'text-end' : ''}`}
        >
          {text}
        </td>
      ))}
    </tr>
  )
}
