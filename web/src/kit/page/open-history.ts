import type { Evaluation } from 'contract/evaluation/evaluations'
import type { HistoryType } from 'contract/insight/history'
import { listeners } from '../../listeners.ts'

/** The row whose history is shown; the lines of an evaluation have histories of their own. */
export type HistoryOf = { type: HistoryType; id: number; name: string; lines?: Evaluation['lines'] }

let open: HistoryOf | null = null
const { listen, notify } = listeners()

const change = (next: HistoryOf | null): void => {
  open = next
  notify()
}

export const openHistory = (of: HistoryOf): void => change(of)
export const closeHistory = (): void => change(null)
export const currentHistory = (): HistoryOf | null => open

export const onHistoryChange = listen
