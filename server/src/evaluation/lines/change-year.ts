import { permit } from 'contract/access/permissions'
import { mustBeWritable } from 'contract/evaluation/life-cycle'
import { type Line, mustBeLineYear } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { record } from '../../platform/audit/queries.ts'
import { mustBeVersion } from '../../platform/http/versions.ts'
import { lineById, lineHeldForStep } from './queries.ts'
import type { StepAsked } from './step-asked.ts'
import { changeYear, linesBeside } from './step-queries.ts'

export const changeYearOfLine = async (
  asked: StepAsked & { body: { year: number }; versions: number[] | null },
): Promise<Line> => {
  const { db, actor, language, parameters, body } = asked
  const thisYear = new Date().getUTCFullYear()
  mustBeLineYear(body.year, thisYear)
  const line = found(await lineHeldForStep(db, actor, parameters.id))
  permit(actor, 'line.change_year', line)
  mustBeWritable('year', line.status, actor.role)
  const before = (await linesBeside(db, line)).findLast((other) => other.kind < line.kind)
  mustBeLineYear(body.year, thisYear, before?.year)
  mustBeVersion(asked, line.version)
  await changeYear(db, line, body.year)
  await record(
    asked,
    'line.change_year',
    { type: 'line', id: line.id },
    { old: { year: line.year }, new: { year: body.year } },
  )
  return lineById(db, language, line.id)
}
