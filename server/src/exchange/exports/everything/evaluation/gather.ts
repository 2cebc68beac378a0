import type { FormerParts } from 'contract/evaluation/edition-moves'
import type { Line } from 'contract/evaluation/lines'
import { resultsOfLines } from 'contract/insight/results/line-results'
import type { LineResults } from 'contract/insight/results/school-results'
import { found } from 'contract/platform/problems'
import { formerParts } from '../../../../evaluation/lines/edition/former-queries.ts'
import { linesOfSchool } from '../../../../insight/school-results/queries.ts'
import { optionList } from '../../../../instrument/instruments/option-queries.ts'
import { instrumentText } from '../../../../instrument/instruments/queries.ts'
import type { Thing } from '../../wanted.ts'
import { type SheetTexts, sheetTextsIn } from '../table.ts'
import { consentsOf, wholeLines } from './queries.ts'

export type Rated = { line: Line; results: LineResults }

/** An evaluation with the requested line and those before it, as their calls answer. */
export const gather = async ({ db, actor, language, id, line }: Thing) => {
  const all = await wholeLines(db, actor, language, id)
  const wanted = line ?? all.at(-1)?.line.id
  const last = all.findIndex((each) => each.line.id === wanted)
  const evaluation = found(all[last])
  const lines = all.slice(0, last + 1).map((each) => each.line)
  const earlierLines = found(await linesOfSchool(db, actor, language, evaluation.school.id))
  const results = resultsOfLines(earlierLines.lines, earlierLines.parts, earlierLines.editions)
  const rated = lines.map((each) => ({
    line: each,
    results: found(results.find((one) => one.line.id === each.id)),
  }))
  const options = await optionList(db, actor, language, evaluation.instrument.id)
  const { categories } = found(await instrumentText(db, evaluation.instrument.id, language))
  const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  const consents = await consentsOf(
    db,
    lines.map((each) => each.id),
  )
  const former = new Map<number, FormerParts>()
  for (const each of lines)
    if (each.edition_moved_at !== null) former.set(each.id, await formerParts(db, language, each.id))
  return {
    former,
    sheetTexts: sheetTextsIn(language) satisfies SheetTexts,
    evaluation,
    asked: evaluation.line,
    rated,
    statements: new Map(indicators.map(({ id, statements }) => [id, statements])),
    duties: categories.flatMap(({ duties = [] }) => duties),
    options: new Map(options.map((option) => [option.id, option.label])),
    consents: new Map(consents.map((consent) => [consent.id, consent])),
  }
}

export type Gathered = Awaited<ReturnType<typeof gather>>
