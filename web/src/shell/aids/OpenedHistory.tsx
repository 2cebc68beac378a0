import { useSyncExternalStore } from 'react'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { closeHistory, currentHistory, onHistoryChange } from '../../kit/page/open-history.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

/** Loads the texts of fields, which the page below may not have. */
const HistoryPanel = lazily(async () => {
  const [{ HistoryPanel: Panel }] = await Promise.all([
    import('../../features/insight/audit/HistoryPanel.tsx'),
    readOwnTexts('audit'),
    readOwnTexts('schools'),
    readOwnTexts('fields'),
    readOwnTexts('users'),
  ])
  return Panel
})

/** The history of a row, shown over the page. */
export function OpenedHistory() {
  const of = useSyncExternalStore(onHistoryChange, currentHistory)
  return of && <HistoryPanel key={`${of.type} ${of.id}`} of={of} onClose={closeHistory} />
}
