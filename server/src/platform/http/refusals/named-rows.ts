import type { HistoryType } from 'contract/insight/history'

/** Rows that belong to one person, or that one comes to by another row. */
export type OwnType =
  | 'plan'
  | 'job'
  | 'notification'
  | 'session'
  | 'area'
  | 'upload'
  | 'passkey'
  | 'personal_token'
  | 'local_role'
  | 'rating_round'
  | 'webhook'
  | 'edition_draft'
export type ForeignType = HistoryType | OwnType

/** Which rows the ids in the path of a call name, by the path's beginning; null: rows without a scope. */
export const namedRows: Record<string, Record<string, ForeignType | null>> = {
  'account/sessions': { id: 'session' },
  'account/passkeys': { id: 'passkey' },
  'account/tokens': { id: 'personal_token' },
  action_plan: { plan: 'plan', goal: 'goal', question: null },
  area: { id: 'area' },
  adaptation: { country: 'country' },
  catalogue: { message: null },
  comment: { id: 'comment' },
  country: { id: 'country' },
  edition_draft: { id: 'edition_draft', piece: null },
  evaluation: { id: 'evaluation' },
  'evaluation-stage-progress': { id: 'line', answer: null, duty: null, indicator: null, rater: null },
  export: { id: 'job' },
  file: { id: 'file' },
  goals: { goal: 'goal', action: 'action', observation: 'observation' },
  import: { id: 'job' },
  instruments: { id: 'instrument' },
  job: { id: 'job' },
  local_role: { id: 'local_role' },
  note: { id: 'note' },
  note_evaluation: { id: 'evaluation' },
  notifications: { id: 'notification' },
  'operation/emails': { id: null },
  option: { id: 'option' },
  'practice-case': { case: null },
  'rating-round': { id: 'rating_round' },
  region: { id: 'region' },
  report: { id: 'report', version: null },
  'report/country': { id: 'country' },
  'report/region': { id: 'region' },
  result: { id: 'result' },
  results_school: { id: 'school' },
  school: { id: 'school' },
  suggestion: { id: 'suggestion' },
  translation: { key: null },
  upload: { id: 'upload' },
  user_information: { id: 'user' },
  webhook: { id: 'webhook', delivery: null },
}

export type NamedRow = { type: ForeignType; id: number }

const byPath = (path: string): Record<string, ForeignType | null> | undefined => {
  const [one = '', two = ''] = path.replace('/api/', '').split('/')
  return namedRows[`${one}/${two}`] ?? namedRows[one]
}

/** What the named parameter of a call's path is the id of; undefined where nobody said it. */
export const typeOfParameter = (path: string, parameter: string): ForeignType | null | undefined =>
  byPath(path)?.[parameter]

const mostId = 2_147_483_647

/** The rows that a request names in its path, the innermost last. */
export const rowsNamed = (path: string, parameters: Record<string, unknown>): NamedRow[] =>
  Object.entries(parameters).flatMap(([name, value]) => {
    const type = typeOfParameter(path, name)
    const id = Number(value)
    return type && Number.isInteger(id) && id > 0 && id <= mostId ? [{ type, id }] : []
  })
