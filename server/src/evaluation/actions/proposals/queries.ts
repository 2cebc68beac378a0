import type { NewProposal } from 'contract/evaluation/plan/proposed'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { changeAction, noProposal } from '../queries.ts'

export const proposeDate = (db: Db, id: number, by: number, { deadline, reason }: NewProposal) =>
  changeAction(db, id, {
    ...noProposal,
    proposed_by: by,
    proposed_at: sql<string>`now()`,
    proposed_deadline: deadline,
    proposed_reason: reason,
  })

export const acceptDate = (db: Db, id: number, deadline: string) =>
  changeAction(db, id, { deadline, ...noProposal })

export const declineDate = (db: Db, id: number, by: number) =>
  changeAction(db, id, { declined_by: by, declined_at: sql<string>`now()` })
