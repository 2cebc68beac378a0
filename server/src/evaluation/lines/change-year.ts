import { permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { assertLineYear, type Line } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { record } from '../../platform/audit/queries.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { lineById, lineLockedForStep } from './queries.ts'
import type { StepContext } from './step-context.ts'
import { changeYear, otherLines } from './step-queries.ts'

export const changeYearOfLine = async (
  context: StepContext & { body: { year: number }; versions: number[] | null },
): Promise<Line> => {
  const { db, actor, language, parameters, body } = context
  const thisYear = new Date().getUTCFullYear()
  assertLineYear(body.year, thisYear)
  const line = found(await lineLockedForStep(db, actor, parameters.id))
  permit(actor, 'line.change_year', line)
  assertWritable('year', line.status, actor.role)
  const before = (await otherLines(db, line)).findLast((other) => other.kind < line.kind)
  assertLineYear(body.year, thisYear, before?.year)
  assertVersion(context, line.version)
  await changeYear(db, line, body.year)
  await record(
    context,
    'line.change_year',
    { type: 'line', id: line.id },
    { old: { year: line.year }, new: { year: body.year } },
  )
  return lineById(db, language, line.id)
}
