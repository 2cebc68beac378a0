import { LineResults } from 'contract/insight/results/school-results'
import { Ref } from 'contract/platform/shapes'
import { type Write, writerOf } from '../../platform/http/bodies/writing.ts'

/** Parts that lines share are frozen, so their JSON is cached. */
const texts = new WeakMap<object, string>()

const onceIfShared =
  (write: Write) =>
  (each: object): string => {
    const known = texts.get(each)
    if (known !== undefined) return known
    const text = write(each)
    if (Object.isFrozen(each)) texts.set(each, text)
    return text
  }

const writers = () => {
  const { categories, outcomes, indicators } = LineResults.shape
  return {
    school: writerOf(Ref),
    line: writerOf(LineResults.omit({ categories: true, outcomes: true, indicators: true })),
    category: writerOf(categories.element),
    outcome: onceIfShared(writerOf(outcomes.element)),
    indicator: onceIfShared(writerOf(indicators.element)),
  }
}

let made: ReturnType<typeof writers> | null = null

/** Builds the answer's JSON from that of its parts; lists are the last fields of a line's shape. */
export const writeSchoolResults = (school: Ref, lines: LineResults[]): string => {
  made ??= writers()
  const { line, category, outcome, indicator } = made
  const lineTexts = lines.map((each) =>
    [
      line(each).slice(0, -1),
      `"categories":[${each.categories.map(category).join()}]`,
      `"outcomes":[${each.outcomes.map(outcome).join()}]`,
      `"indicators":[${each.indicators.map(indicator).join()}]}`,
    ].join(),
  )
  return `{"school":${made.school(school)},"lines":[${lineTexts.join()}]}`
}
