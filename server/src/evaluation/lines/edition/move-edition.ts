import type { CarriedCounts } from 'contract/evaluation/edition-moves'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifySchool } from '../../../messages/notifications/queries.ts'
import { nothingChanged, record } from '../../../platform/audit/queries.ts'
import { assertVersion } from '../../../platform/http/versions.ts'
import { hasUnfinished, lockedSchool } from '../../evaluations/queries.ts'
import { aboutLine } from '../about-line.ts'
import { lineById, lineInScope } from '../queries.ts'
import type { StepContext } from '../step-context.ts'
import { type EditionInUse, editionsFor } from './edition-queries.ts'
import { type LineToMove, lineLockedToMove } from './line-queries.ts'
import { assertMovable } from './may-move.ts'
import { addEvaluationFor, moveLine, moveParts } from './move-queries.ts'
import type { Place } from './place-rows-queries.ts'
import { countsOfMove, type Move, moveTo, presentOf, wayTo } from './preview.ts'

type MoveContext = StepContext & { body: { instrument: number }; versions: number[] | null }

const placesOf = ({ places, carried }: Move): Place[] =>
  [...places].map(([from, { to, as }]) => ({
    from,
    to: to.id,
    other: as === 'other',
    carried: carried.has(from),
  }))

/** The editions between the line's and the chosen one, which must be available and unused at this school. */
const assertWay = async (context: MoveContext, line: LineToMove): Promise<EditionInUse[]> => {
  const { db, language, body } = context
  const editions = await editionsFor(db, language, line.country)
  const target = editions.find(({ id, isOffered }) => id === body.instrument && isOffered)
  const way = target && wayTo(target, line.instrument, editions)
  if (!way) throw new Problem('edition_not_offered')
  assertVersion(context, line.version)
  if (await hasUnfinished(db, line.school, body.instrument)) throw new Problem('evaluation_exists')
  return way
}

/** Writes the move with its audit; returns the line's evaluation afterwards. */
const moveAlong = async (context: MoveContext, line: LineToMove, move: Move): Promise<number> => {
  const { db, actor, body } = context
  const { instrument } = body
  const places = placesOf(move)
  const evaluation = line.hasOthers
    ? await addEvaluationFor(db, { evaluation: line.evaluation, instrument, by: actor.id })
    : line.evaluation
  if (evaluation !== line.evaluation)
    await record(
      context,
      'evaluation.create',
      { type: 'evaluation', id: evaluation },
      { new: { school: line.school, instrument, line: line.id } },
    )
  await moveParts(context, { line: line.id, instrument, places })
  await moveLine(db, { ...line, instrument, to: evaluation, by: actor.id }, places)
  await record(
    context,
    'line.move_edition',
    { type: 'line', id: line.id },
    {
      old: { instrument: line.instrument, evaluation: line.evaluation, answers: move.answers.length },
      new: { instrument, evaluation, answers: move.carried.size },
    },
  )
  return evaluation
}

/**
 * Moves an open line to a newer edition. Locks the school and then the line: concurrent writes come before, or find
 * the new edition.
 */
export const moveEdition = async (context: MoveContext) => {
  const { db, actor, language, parameters, body } = context
  const { school } = found(await lineInScope(db, actor, parameters.id))
  found(await lockedSchool(db, actor, school))
  const line = found(await lineLockedToMove(db, actor, parameters.id))
  assertMovable(actor, line)
  let { evaluation } = line
  let counts: CarriedCounts | null = null
  if (line.instrument === body.instrument) nothingChanged(context)
  else {
    const way = await assertWay(context, line)
    const present = await presentOf(db, language, line, [way])
    const move = moveTo(present, way)
    evaluation = await moveAlong(context, line, move)
    counts = countsOfMove(move)
    const moved = { ...line, evaluation, kind: line.hasOthers ? 1 : line.kind }
    await notifySchool(db, aboutLine('line_moved', actor, moved), line.submitted_by)
  }
  return done('edition_moved', { line: await lineById(db, language, line.id), evaluation, counts })
}
