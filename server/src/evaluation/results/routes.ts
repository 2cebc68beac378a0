import { permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import type { Basis } from 'contract/evaluation/proposed-letters'
import {
  assertBasis,
  assertFits,
  assertIndicator,
  type Result,
  resultCalls,
} from 'contract/evaluation/results'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { nothingChanged } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature, type RequestContext } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertNotOfFormerEdition, assertNotPutAside } from '../lines/edition/late-queries.ts'
import { assertTakes } from '../lines/lock-line.ts'
import { described } from './descriptions.ts'
import { type Deciding, expectedLine, expectLike, lineToAnswer } from './hold-queries.ts'
import { type Choice, filesThatShow, resultById, resultToChange, resultToRemove } from './queries.ts'
import { type Answer, addResult, changeResult, removeResult, type Written } from './write-queries.ts'

const assertOption = (option: Choice | null): Choice => {
  if (!option) throw fieldProblem('option', 'does_not_exist')
  return option
}

/** Files marked for an answer must be evidence of its domain in its line. */
const assertFiles = async (
  db: Db,
  line: number,
  indicator: number,
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return []
  const { known, shown } = await filesThatShow(db, line, indicator, ids)
  if (known !== new Set(ids).size) throw fieldProblem('files', 'does_not_exist')
  return shown
}

const isEqualList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

const isSame = (answer: Answer, result: Omit<Answer, 'option'>): boolean =>
  answer.na_reason === result.na_reason &&
  answer.reached === result.reached &&
  answer.of === result.of &&
  isEqualList(answer.files, result.files) &&
  isEqualList(answer.statements, result.statements)

/** Sorted and unique. */
const basisOf = ({ statements, reached, of }: Basis) => ({
  statements: [...new Set(statements)].sort((one, other) => one - other),
  reached,
  of,
})

/** The parts of the answer's JSON that do not depend on its row. */
const knownOf = (
  place: { line: number; indicator: number },
  { option, ...answer }: Answer,
  actor: Person,
): Omit<Result, keyof Written> => ({
  evaluation_line: place.line,
  indicator: place.indicator,
  option: { id: option.id, code: option.code, points: option.points },
  ...answer,
  updated_by: { id: actor.id, name: actor.full_name },
})

type Creating = RequestContext<typeof resultCalls.create>

/** The chosen option, if the line accepts it. */
const chosenFor = (line: Deciding, { actor, body }: Creating): Choice => {
  assertWritable('answers', line.status, actor.role)
  const indicator = assertIndicator(line.indicator)
  const option = assertOption(line.option)
  assertFits(option, indicator, body.na_reason)
  assertBasis(body, indicator)
  return option
}

/** The same by the expectation; null if that would refuse, since refusals need the actual line. */
const expectedFor = (context: Creating): Choice | null => {
  const { db, actor, body } = context
  const expected = expectedLine(db, actor, body)
  if (!expected) return null
  try {
    const option = chosenFor(expected.line, context)
    return context.assume(expected.statement, expected.wrong) ? option : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Reads and locks the line. */
const lookedUpFor = async (context: Creating): Promise<Choice> => {
  const { db, actor, body } = context
  const line = assertTakes(actor, await lineToAnswer(db, actor, body), 'result.write', 'answers')
  if (line.indicator?.elsewhere)
    await assertNotOfFormerEdition(db, body.evaluation_line, { kind: 'indicator', id: body.indicator })
  const option = chosenFor(line, context)
  expectLike(body, line)
  return option
}

export const results = feature(resultCalls, described, {
  read: async ({ db, actor, parameters }) => found(await resultById(db, actor, parameters.id)),

  create: async (context) => {
    const { db, actor, body } = context
    const { evaluation_line: line, indicator } = body
    const option = expectedFor(context) ?? (await lookedUpFor(context))
    const files = await assertFiles(db, line, indicator, body.files)
    const na_reason = option.code === 'NA' ? body.na_reason : null
    const answer = { option, na_reason, files, ...basisOf(body) }
    const known = knownOf({ line, indicator }, answer, actor)
    const { created, existing } = await context.lastStoring((storing) =>
      addResult(context, line, { indicator, ...answer }, { storing, known }),
    )
    if (!created) throw new Problem('result_exists', existing === null ? {} : { id: existing })
    return { ...known, ...created }
  },

  change: async (context) => {
    const { db, actor, parameters, body } = context
    const row = await resultToChange(db, actor, parameters.id, body.option ?? null)
    if (!row) await assertNotPutAside(db, actor, parameters.id)
    const result = found(row)
    permit(actor, 'result.write', result)
    assertWritable('answers', result.status, actor.role)
    if (body.option !== undefined && !result.chosen)
      await assertNotOfFormerEdition(db, result.line, { kind: 'option', id: body.option })
    assertVersion(context, result.version)
    const option = assertOption(result.chosen)
    const reason = body.na_reason === undefined ? result.na_reason : body.na_reason
    assertFits(option, result, reason)
    const files = body.files ? await assertFiles(db, result.line, result.indicator, body.files) : result.files
    const basis = basisOf({
      statements: body.statements ?? result.statements,
      reached: body.reached === undefined ? result.reached : body.reached,
      of: body.of === undefined ? result.of : body.of,
    })
    assertBasis(basis, { scale: result.scale, statements: result.tickable })
    const answer = { option, na_reason: option.code === 'NA' ? reason : null, files, ...basis }
    if (option.id === result.present?.id && isSame(answer, result)) {
      nothingChanged(context)
      return found(await resultById(db, actor, result.id))
    }
    const written = await context.last(() => changeResult(context, result, result.present?.code, answer))
    return { ...knownOf(result, answer, actor), ...written }
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const result = found(await resultToRemove(db, actor, parameters.id))
    permit(actor, 'result.write', result)
    assertWritable('answers', result.status, actor.role)
    assertVersion(context, result.version)
    await context.last(() => removeResult(context, result, result.present?.code))
    return done('result_deleted')
  },
})
