import { areaKindOf, hasAreas } from 'contract/access/roles'
import type { HandoverKind, handoverCalls } from 'contract/people/handover'
import { Problem } from 'contract/platform/problems'
import { defined } from 'contract/platform/typed'
import { notifyOfHandover } from '../../messages/notifications/account-queries.ts'
import { purgeJobs } from '../../people/users/anonymise-queries.ts'
import { setOrigin, touchUser } from '../../people/users/queries.ts'
import { type AuditRow, record, recordAll } from '../../platform/audit/queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import type { Asking } from './holding-queries.ts'
import { giveActions, giveLines, givePlaces } from './queries.ts'

type Context = RequestContext<typeof handoverCalls.apply>
type Giving = (context: Context, asking: Asking, taker: number) => Promise<number>

const lines: Giving = async (context, asking, taker) => {
  const moved = await giveLines(context.db, asking, taker)
  const named = moved.map(
    ({ id, review_by }): AuditRow => ({
      action: 'line.name_reviewer',
      type: 'line',
      id,
      old: { reviewer: asking.holder.id, review_by },
      new: { reviewer: taker, review_by },
    }),
  )
  await recordAll(context, named)
  return moved.length
}

/** Removes and assigns each area in one step, so that no place is vacant in between. */
const places: Giving = async (context, asking, taker) => {
  const { db } = context
  const { id: from, role } = asking.holder
  const moved = await givePlaces(db, asking, taker)
  if (!hasAreas(role) || moved.length === 0) return moved.length
  const kind = areaKindOf(role)
  const rows = moved.flatMap((place): AuditRow[] => {
    const area = { [kind]: defined(place[kind]) }
    return [
      { action: 'area.remove', type: 'user', id: from, old: area },
      { action: 'area.assign', type: 'user', id: taker, new: area },
    ]
  })
  await recordAll(context, rows)
  await setOrigin(db, taker, defined(moved.at(-1)))
  await purgeJobs(db, from)
  await touchUser(db, from)
  await touchUser(db, taker)
  return moved.length
}

const actions: Giving = async (context, asking, taker) => {
  const moved = await giveActions(context.db, asking, taker)
  const changed = moved.map(
    ({ id }): AuditRow => ({
      action: 'action.change',
      type: 'action',
      id,
      old: { accountable: asking.holder.id },
      new: { accountable: taker },
    }),
  )
  await recordAll(context, changed)
  return moved.length
}

const giving: Record<HandoverKind, Giving> = { lines, places, actions }

/** Places last, since reviews and actions are visible only with them. */
const inOrder: readonly HandoverKind[] = ['lines', 'actions', 'places']

/** Gives each kind to its successor, and notifies each successor once. */
export const handOver = async (context: Context, asking: Asking) => {
  const { db, actor, body } = context
  const counts = { lines: 0, places: 0, actions: 0 }
  const takenBy = new Map<number, typeof counts>()
  for (const kind of inOrder) {
    const taker = body[kind]
    if (taker === undefined) continue
    const count = await giving[kind](context, asking, taker)
    if (count === 0) throw new Problem('not_found')
    counts[kind] = count
    takenBy.set(taker, { lines: 0, places: 0, actions: 0, ...takenBy.get(taker), [kind]: count })
  }
  await record(
    context,
    'user.hand_over',
    { type: 'user', id: asking.holder.id },
    { new: { ...counts, to: body } },
  )
  for (const [taker, taken] of takenBy) {
    if (taker !== actor.id) await notifyOfHandover(db, taker, asking.holder, taken)
  }
  return counts
}
