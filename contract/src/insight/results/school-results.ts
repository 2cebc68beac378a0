import { z } from 'zod'
import { get } from '../../access/call.ts'
import { LineBrief } from '../../evaluation/lines.ts'
import { EditionChange } from '../../instrument/edition-changes.ts'
import { OptionCode } from '../../instrument/instruments.ts'
import { Ref, StageNumber } from '../../platform/shapes.ts'
import { movements } from './comparisons.ts'

const number = z.number().nullable()
const StageReached = z.literal([0, 1, 2, 3])
const count = z.int().nullable()

/** All null until all indicators are answered. */
const summary = {
  points: number.describe('0 to 7; null when not reported'),
  percent: number,
  stage: StageReached.nullable().describe(
    '0 not yet, 1 Change, 2 Transformation, 3 Innovation: fully reached by two thirds of what applies',
  ),
  moving_into: StageNumber.nullable().describe(
    'the stage that two thirds reach only when letters under way (A, C, E) count',
  ),
  applicable: count,
  no_evidence: count,
  not_applicable: count,
}

/** The same indicators in the line before; null without one. */
const Compared = z.object({
  matched: z.int(),
  up: z.int(),
  same: z.int(),
  down: z.int(),
  gained: z.int().describe('letters that indicators moved up together'),
  lost: z.int().describe('letters that they moved down together'),
  clear_from: z.int().describe('twice the root of matched, rounded up, at least 5'),
  clear: z
    .boolean()
    .describe(
      'gained less lost is clear_from or more, two indicators or more moved that way, and so did the points',
    ),
})

const changing = {
  ...summary,
  change: number.describe('points against the line before, on matched indicators; null when too few matched'),
  change_since_base: number,
  compared: Compared.nullable(),
}

const CategoryResult = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string(),
  progress: z.object({ answered: z.int(), indicators: z.int() }),
  weight: z.int().describe('of the weight of 100 that this line shares over its domains'),
  priority: number.describe('the weight times what is missing to full points; null when not reported'),
  ...changing,
})
const OutcomeResult = z.object({
  id: z.int(),
  category: z.int(),
  number: z.int(),
  name: z.string(),
  ...changing,
})
export const IndicatorResult = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  outcome: z.int(),
  category: z.int(),
  option: OptionCode.nullable(),
  points: z.int().nullable(),
  moved: z.enum(movements).nullable(),
  self_rating: OptionCode.nullable().describe('at the first submission, where the validated one is another'),
})

export const LineResults = z.object({
  evaluation: z.int(),
  instrument: Ref,
  line: LineBrief,
  edition_change: EditionChange.nullable().describe(
    'the line before was answered with another edition: what asks the same in both is compared, and nothing else',
  ),
  overall: z
    .object({
      ...changing,
      weighted_percent: number.describe('with the priorities of the base line'),
      self_percent: number.describe('of the first submission, where the review changed an answer'),
    })
    .nullable()
    .describe('null until all indicators of the line are answered: until then it has its progress alone'),
  categories: z.array(CategoryResult),
  outcomes: z.array(OutcomeResult),
  indicators: z.array(IndicatorResult),
})
export type LineResults = z.infer<typeof LineResults>

type Counted<Part> = Part & { applicable: number; no_evidence: number; not_applicable: number }
export type CompleteResults = Omit<LineResults, 'overall' | 'categories' | 'outcomes'> & {
  overall: Counted<NonNullable<LineResults['overall']>>
  categories: Counted<LineResults['categories'][number]>[]
  outcomes: Counted<LineResults['outcomes'][number]>[]
}

/** All lines of a school, oldest first, not rounded. */
export const SchoolResults = z.object({ school: Ref, lines: z.array(LineResults) })
export type SchoolResults = z.infer<typeof SchoolResults>

export const schoolResultsCalls = {
  read: get('/api/results_school/{id}/', { access: 'result.read', answer: SchoolResults }),
}
