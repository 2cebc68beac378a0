import type { FormerParts } from 'contract/evaluation/edition-moves'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Line } from 'contract/evaluation/lines'
import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import { type Answers, resultsOfLines } from 'contract/insight/results/line-results'
import type { LineResults } from 'contract/insight/results/school-results'
import type { Option, OptionCode } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import { wholePlan } from '../../../evaluation/action-plans/whole-plan-queries.ts'
import { readEvaluation } from '../../../evaluation/evaluations/detail-queries.ts'
import { formerParts } from '../../../evaluation/lines/edition/former-queries.ts'
import { linesOfSchool } from '../../../insight/school-results/queries.ts'
import type { DocumentAbout } from '../about.ts'
import { type Book, readBook } from '../instrument/read-book.ts'
import { type Voice, voiceIn } from '../voice.ts'
import { type StoredEvidence, storedEvidence } from './queries.ts'

/** Everything that a document of a line shows, and its language. */
export type Whole = Omit<Book, 'options'> & {
  voice: Voice
  evaluation: EvaluationDetail
  line: Line
  results: LineResults
  /** The lines of this evaluation before it, oldest first. */
  earlier: LineResults[]
  plan: ActionPlan
  /** Content from a former edition; only in the standard document. */
  former: FormerParts | null
  evidence: Map<number, StoredEvidence>
  /** By file: codes of the indicators whose answers it supports. */
  shownBy: Map<number, string[]>
  optionOf: (code: OptionCode, scale: 1 | 2) => Option | undefined
}

/**
 * The results from the answers that the document shows, with all lines of the school: changes are computed as on the
 * results page.
 */
const figuresOf = async ({ db, actor, language }: DocumentAbout, evaluation: EvaluationDetail) => {
  const { line, school } = evaluation
  const answers: Answers = Object.fromEntries(line.results.map((each) => [each.indicator, each.option.code]))
  const { lines, parts, editions } = found(await linesOfSchool(db, actor, language, school.id))
  const all = resultsOfLines(
    lines.map((each) => (each.line.id === line.id ? { ...each, answers } : each)),
    parts,
    editions,
  )
  const place = all.findIndex((each) => each.line.id === line.id)
  const earlier = all.slice(0, place).filter((each) => each.evaluation === evaluation.id)
  return { results: found(all[place]), earlier }
}

/** Codes of the indicators whose answers a file supports, in the order of the instrument. */
const filesShown = ({ results }: Line, { indicators }: LineResults): Map<number, string[]> => {
  const shown = new Map<number, string[]>()
  for (const { id, code } of indicators)
    for (const file of results.find((each) => each.indicator === id)?.files ?? [])
      shown.set(file, [...(shown.get(file) ?? []), code])
  return shown
}

export const readWhole = async (about: DocumentAbout): Promise<Whole> => {
  const { db, actor, language, id } = about
  const evaluation = await readEvaluation(about, id, about.line, 'all')
  const { line } = evaluation
  const { options, ...book } = await readBook({ db, actor, language, id: evaluation.instrument.id })
  const figures = await figuresOf(about, evaluation)
  const lines = await storedEvidence(db, actor, line.id)
  return {
    ...book,
    voice: voiceIn(language),
    evaluation,
    line,
    ...figures,
    plan: await wholePlan(db, actor, id, line.id),
    former:
      line.edition_moved_at === null || about.variant !== 'standard'
        ? null
        : await formerParts(db, language, line.id),
    evidence: new Map(lines.map((each) => [each.id, each])),
    shownBy: filesShown(line, figures.results),
    optionOf: (code, scale) =>
      options.find((option) => option.code === code && (option.scale === null || option.scale === scale)),
  }
}
