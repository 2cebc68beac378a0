import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { type ActionColumns, changeAction, noProposal } from './queries.ts'

const now = sql<string>`now()`
const noQuestion: ActionColumns = { question_by: null, question_at: null, question_text: null }
const notConfirmed: ActionColumns = { confirmed_by: null, confirmed_at: null }
const notReported: ActionColumns = {
  ...noQuestion,
  reported_by: null,
  reported_at: null,
  report_note: null,
  done_on: null,
}

export const confirmedBy = (person: number): ActionColumns => ({
  ...noQuestion,
  status: 'completed',
  ...noProposal,
  confirmed_by: person,
  confirmed_at: now,
})

/** The person who confirms sets another status than completed. */
export const reopened: ActionColumns = notConfirmed

/** The school continues what it had reported. */
export const withdrawn: ActionColumns = notReported

/** Replaces the earlier report and its question. */
export const reportAction = (
  db: Db,
  id: number,
  by: number,
  { note, done_on }: { note: string; done_on: string | null },
) => changeAction(db, id, { ...noQuestion, reported_by: by, reported_at: now, report_note: note, done_on })

export const confirmAction = (db: Db, id: number, by: number) => changeAction(db, id, confirmedBy(by))

export const askAboutAction = (db: Db, id: number, by: number, text: string) =>
  changeAction(db, id, { question_by: by, question_at: now, question_text: text })
