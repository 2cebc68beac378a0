import type { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import type { RequestContext } from '../../platform/http/feature.ts'
import { addResult, changeResult } from '../results/write-queries.ts'
import type { Letter } from './letter-queries.ts'
import { answerOfLine } from './write-queries.ts'

type Context = Pick<RequestContext<typeof ratingRoundCalls.finish>, 'db' | 'actor' | 'request'>
type Line = { id: number; evaluation: number }

/** An agreed letter becomes the line's answer, with version and audit as usual. */
export const saveAnswer = async (
  context: Context,
  line: Line,
  { indicator, option, na_reason }: Letter,
): Promise<void> => {
  const before = await answerOfLine(context.db, line.id, indicator)
  if (!before) {
    const answer = { indicator, option, na_reason, files: [], statements: [], reached: null, of: null }
    await addResult(context, line.id, answer, { storing: null, known: {} })
    return
  }
  if (before.option === option.id && before.na_reason === na_reason) return
  const { files, statements, reached, of } = before
  await changeResult(context, { ...before, evaluation: line.evaluation, indicator }, before.code, {
    option,
    na_reason,
    files,
    statements,
    reached,
    of,
  })
}
