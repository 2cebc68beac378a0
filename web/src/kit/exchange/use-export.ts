import type { ExportAnswer } from 'contract/exchange/exports'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format-number.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'

/** A file that is made while the person waits: its start and end are announced, and leaving the page cancels it. */
export const useExport = () => {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const make = async (ask: (signal: AbortSignal) => Promise<ExportAnswer>): Promise<void> => {
    const { signal } = leaving.current
    setPending(true)
    announce(t('transfer.making'))
    try {
      const { name, rows } = await ask(signal)
      showToast('success', t('transfer.made', { name, count: rows ?? 0, rows: formatNumber(rows ?? 0) }))
    } catch (error) {
      if (!signal.aborted) showToast('error', problemText(t, error))
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }
  return { isPending, make }
}
