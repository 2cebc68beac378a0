import { useSyncExternalStore } from 'react'
import { readOwnWords } from '../../i18n/read-language.ts'
import { closeHistory, currentHistory, onHistoryChange } from '../../kit/page/open-history.ts'
import { later } from '../../ui/waiting/later.tsx'

/** With the words that say the fields of a row, which the page beneath may do without. */
const HistoryPanel = later(async () => {
  const [{ HistoryPanel: Panel }] = await Promise.all([
    import('../../features/insight/audit/HistoryPanel.tsx'),
    readOwnWords('audit'),
    readOwnWords('schools'),
    readOwnWords('transfer'),
    readOwnWords('users'),
  ])
  return Panel
})

/** The history of a row lies over whatever page it was asked for on. */
export function OpenedHistory() {
  const of = useSyncExternalStore(onHistoryChange, currentHistory)
  return of && <HistoryPanel key={`${of.type} ${of.id}`} of={of} onClose={closeHistory} />
}
