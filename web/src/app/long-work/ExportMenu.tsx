import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format-number.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { exportTable, type TableSubject } from './queries.ts'

type Props = {
  /** Path and query of the call that shows the list as it stands. */
  query: string
  subject?: TableSubject
  /** Only these fields of the list; all that it has without. */
  fields?: readonly string[] | undefined
  /** Only the rows with these ids. */
  rows?: readonly number[]
}

/** What is shown as it is shown, filters and order too, as a file. */
export function ExportMenu({ query, subject = 'list', fields, rows: chosen }: Props) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const make = async (format: 'csv' | 'xlsx') => {
    const { signal } = leaving.current
    setPending(true)
    announce(t('transfer.making'))
    try {
      const { name, rows } = await exportTable(
        subject,
        { query, format, ...(fields && { columns: [...fields] }), ...(chosen && { rows: [...chosen] }) },
        signal,
      )
      showToast('success', t('transfer.made', { name, count: rows ?? 0, rows: formatNumber(rows ?? 0) }))
    } catch (error) {
      if (!signal.aborted) showToast('error', problemText(t, error))
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }
  return (
    <Menu
      label={t('transfer.export')}
      trigger={
        <Button icon={Download} isPending={isPending}>
          {t('transfer.export')}
        </Button>
      }
      deeds={[
        {
          id: 'xlsx',
          label: t('transfer.asWorkbook'),
          icon: FileSpreadsheet,
          onAction: () => void make('xlsx'),
        },
        { id: 'csv', label: t('transfer.asCsv'), icon: FileText, onAction: () => void make('csv') },
      ]}
    />
  )
}
