import { addressOf } from 'contract/access/client'
import { permit } from 'contract/access/permissions'
import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import { NewProof, type Proof, proofCalls } from 'contract/evaluation/plan/reported'
import { found, Problem } from 'contract/platform/problems'
import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Person } from '../../../platform/http/person.ts'
import { assertPlanFits } from '../../action-plans/queries.ts'
import { actionToChange } from '../../actions/queries.ts'
import { touchEvaluation } from '../../lines/queries.ts'
import { addFile, usageOf } from '../queries.ts'
import { assertActionFits, assertHasRoom } from '../quotas.ts'
import type { Destination } from '../upload/destination.ts'
import { countProofs, proofById } from './queries.ts'

type Named = { goal: number; action: number }

/** Locks the action and checks that a file may be added; a confirmed action needs none. */
const mayProve = async ({ db, actor }: { db: Db; actor: Person }, { goal, action }: Named, size: number) => {
  const named = found(await actionToChange(db, actor, goal, action))
  assertChangeable(actor, named, 'plan.report')
  permit(actor, 'file.add', named)
  if (named.confirmed_at !== null) throw new Problem('permission_denied', { isOfState: true })
  assertActionFits(await countProofs(db, named.id))
  const place = { line: named.line, category: 0, stage: 0, person: actor.id }
  assertHasRoom(await usageOf(db, place), size)
  return named
}

export const asProofOf = (named: Named): Destination<NewProof, Proof> => ({
  shape: NewProof,

  path: addressOf(proofCalls.addProof, { parameters: named }),

  lineFor: async ({ db, actor }, _sent, size) =>
    (await transact(db, (transaction) => mayProve({ db: transaction, actor }, named, size))).line,

  add: async (context, _form, row) => {
    const { db } = context
    const action = await mayProve(context, named, row.size)
    const place = { line_id: action.line, category_id: action.domain, stage: null, action_id: action.id }
    const { id } = await addFile(db, { ...row, ...place })
    await assertPlanFits(db, action.plan)
    await touchEvaluation(db, action.evaluation)
    const { kind, size, sha256 } = row
    const added = { line: action.line, action: action.id, kind, size, sha256 }
    await record(context, 'file.create', { type: 'file', id }, { new: added })
    return proofById(db, id)
  },
})
