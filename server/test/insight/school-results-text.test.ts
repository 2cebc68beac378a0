import type { EvaluationType, LineStatus } from 'contract/evaluation/lines'
import { type Answers, type LineAnswered, resultsOfLines } from 'contract/insight/results/line-results'
import type { Parts } from 'contract/insight/results/parts-of-line'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { optionCodes } from 'contract/instrument/instruments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSchoolResults } from '../../src/insight/school-results/write.ts'
import { writing } from '../../src/platform/http/bodies/writing.ts'

const outcomesOfDomains = [[4, 3], [2], [1, 2]]
const partsOf = (instrument: number): Parts => {
  const parts: Parts = { instrument, categories: [], outcomes: [], indicators: [] }
  outcomesOfDomains.forEach((sizes, domain) => {
    const category = instrument * 1000 + domain
    parts.categories.push({ id: category, number: domain + 1, name: `"Domain" ${domain} \\ \n विद्यालय` })
    sizes.forEach((size, at) => {
      const outcome = category * 10 + at
      parts.outcomes.push({ id: outcome, category, number: at + 1, name: `Kết quả ${at}\u2028` })
      for (let place = 0; place < size; place += 1) {
        const id = outcome * 10 + place
        parts.indicators.push({
          id,
          code: `${domain}.${at}`,
          name: `¿Qué? </script> ${id}`,
          outcome,
          category,
        })
      }
    })
  })
  return parts
}
const parts = [partsOf(1), partsOf(2)]

const code = fc.constantFrom(...optionCodes)
const letters = fc.array(fc.option(code, { freq: 40 }), { minLength: 12, maxLength: 12 })
const statuses: LineStatus[] = ['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED']
const types: EvaluationType[] = ['base', 'second', 'third']

const generatedLine = fc.record({
  instrument: fc.constantFrom(1, 2),
  status: fc.constantFrom(...statuses),
  letters,
  submitted: fc.option(letters),
  shares: fc.array(fc.nat(50), { minLength: 3, maxLength: 3 }),
})

/** Three lines an evaluation; its lines are of one instrument. */
const generatedLines = fc.array(generatedLine, { maxLength: 6 }).map((lines) =>
  lines.map(({ status, shares, ...each }, at): LineAnswered => {
    const { categories, indicators } = parts[(lines[at - (at % 3)]?.instrument ?? 1) - 1] ?? partsOf(1)
    const instrument = lines[at - (at % 3)]?.instrument ?? 1
    const answersOf = (given: typeof each.letters): Answers =>
      Object.fromEntries(indicators.flatMap(({ id }, place) => (given[place] ? [[id, given[place]]] : [])))
    return {
      evaluation: Math.floor(at / 3) + 1,
      instrument: { id: instrument, name: 'A "name"' },
      line: {
        id: at + 1,
        evaluation_type: types[at % 3] ?? 'base',
        year: 2024 + at,
        status,
        progress: { answered: 3, indicators: indicators.length, cells_complete: 0, cells: 21 },
      },
      indiprin: shares.map((score, place) => ({ category: categories[place]?.id ?? 0, score })),
      answers: answersOf(each.letters),
      submitted: each.submitted && answersOf(each.submitted),
    }
  }),
)
const editions = [
  { instrument: 1, edition: 1, replaces: null, changed: [] },
  { instrument: 2, edition: 2, replaces: 1, changed: ['0.0'] },
]

test("the fast JSON of a school's results equals that of their shape", () => {
  const write = writing(schoolResultsCalls.read)({})
  const school = { id: 7, name: 'Escuela "Ñandú"' }
  fc.assert(
    fc.property(generatedLines, (lines) => {
      const results = resultsOfLines(lines, parts, editions)
      expect(writeSchoolResults(school, results)).toBe(write({ school, lines: results }))
    }),
    { numRuns: 300 },
  )
})
