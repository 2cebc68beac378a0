import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import { resultsOfLines } from 'contract/insight/results/line-results'
import { hasResult, lineShown, linesBefore, linesUpTo } from 'contract/insight/results/results-shown'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import { found } from 'contract/platform/problems'
import type { Language, Ref } from 'contract/platform/shapes'
import { wholePlan } from '../../../evaluation/action-plans/whole-plan-queries.ts'
import { readEvaluation } from '../../../evaluation/evaluations/detail-queries.ts'
import { linesOfSchool } from '../../../insight/school-results/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

export type ReadContext = { db: Db; actor: Actor; language: Language }

/** A line with all that its results page needs. */
export type LineFound = { results: LineResults; detail: EvaluationDetail; plan: ActionPlan }

/**
 * `upTo`: the lines of its evaluation that have results; `compared`: those that ask the same. Both oldest first, the
 * one shown last. `next`: the line of its evaluation after it, when there is one.
 */
export type SchoolFound = {
  shown: LineFound
  upTo: CompleteResults[]
  compared: LineFound[]
  next: LineResults | null
}

/** Three lines fit next to each other on a page. */
const linesCompared = 3

const lineFound = async (context: ReadContext, results: LineResults): Promise<LineFound> => {
  const { evaluation, line } = results
  const detail = await readEvaluation(context, evaluation, line.id, 'all')
  return { results, detail, plan: await wholePlan(context.db, context.actor, evaluation, line.id) }
}

/** The requested line, or the one that the results page would open. */
export const findSchool = async (
  context: ReadContext,
  id: number,
  line: number | undefined,
): Promise<{ school: Ref; found: SchoolFound | null }> => {
  const { school, lines, parts, editions } = found(
    await linesOfSchool(context.db, context.actor, context.language, id),
  )
  const all = resultsOfLines(lines, parts, editions)
  const shown = lineShown(all, line)
  if (!shown) return { school, found: null }
  const before = hasResult(shown) ? linesBefore(all, shown).slice(0, linesCompared - 1) : []
  const compared: LineFound[] = []
  for (const results of before.reverse()) compared.push(await lineFound(context, results))
  const lineNow = await lineFound(context, shown)
  const next = all.slice(all.indexOf(shown) + 1).find(({ evaluation }) => evaluation === shown.evaluation)
  return {
    school,
    found: {
      shown: lineNow,
      upTo: linesUpTo(all, shown),
      compared: [...compared, lineNow],
      next: next ?? null,
    },
  }
}
