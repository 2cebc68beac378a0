import type { Action } from 'contract/evaluation/plan/actions'
import { reportStateOf } from 'contract/evaluation/plan/reported'
import { type Entry, isProof } from '../../outbox/entry.ts'
import { store } from '../../outbox/outbox.ts'
import type { ChosenProof } from './use-proofs.ts'

/** An action with the place of its plan. */
export type PlacedAction = {
  action: Action
  goal: number
  line: number
  evaluation: number
  href: string
}

export type Report = {
  note: string
  done_on: string | null
  proofs: readonly ChosenProof[]
  consent: boolean
}

/** Stores a report in the outbox, which sends it with its files. */
export const storeReport = (placed: PlacedAction, { note, done_on, proofs, consent }: Report): void => {
  const { action, goal, line, evaluation, href } = placed
  const place = { evaluation, code: action.text, href }
  store(line, { kind: 'report', goal, action: action.id, note, done_on }, place)
  for (const { name, description, content, originalSize } of proofs) {
    const file = { name, description: description.trim(), consent, content, originalSize }
    store(line, { kind: 'file', goal, action: action.id, ...file }, place)
  }
}

const isOf = (action: Pick<Action, 'id'>, { work }: Entry): boolean =>
  (work.kind === 'report' || isProof(work)) && work.action === action.id

/** State of a report: what waits in the outbox, else what the server has. */
export const reportStateNow = (action: Action, entries: readonly Entry[]) => {
  const own = entries.filter((entry) => isOf(action, entry))
  if (own.some(({ state }) => state !== 'waiting')) return 'refused'
  return own.length > 0 ? 'on_device' : reportStateOf(action)
}
