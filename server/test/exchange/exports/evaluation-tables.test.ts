import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenLine } from '../../given/answers.ts'
import { thisYear } from '../../given/lines.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { exportedFrom, type Sheet } from './exported.ts'
import { formula, givenEvaluated, secret } from './given-evaluated.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluated>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluated(vereda)
})
afterAll(() => vereda.close())
const { workbookOf, csvOf, fileOf, exported } = exportedFrom(() => vereda)

const ofEvaluation = (line?: number) => ({
  subject: 'evaluation',
  id: here.evaluation,
  ...(line !== undefined && { query: `line=${line}` }),
})
const sheet = (sheets: Sheet[], name: string) => sheets.find((each) => each.name === name)?.rows ?? []

test('every answer of the line and of the one before it is in the workbook, as the API answers it', async () => {
  const sheets = await workbookOf(here.teacher, ofEvaluation())
  expect(sheets.map(({ name }) => name)).toEqual([
    'Answers',
    'Evaluation',
    'Scores',
    'Notes',
    'Comments',
    'Evidence',
    'Reviews',
  ])
  const answers = sheet(sheets, 'Answers')
  for (const [line, type] of [
    [here.base, 'Base line'],
    [here.second, 'Second evaluation'],
  ] as const) {
    const { results } = (await here.detail(line)).line
    const codes = new Map(here.instrument.indicators.map(({ id, code }) => [id, code]))
    const rows = answers.filter((row) => row.Line === type)
    expect(rows).toHaveLength(here.instrument.indicators.length)
    expect(
      new Map(rows.map((row) => [row.Indicator, [row.Option, row.Points, row['Why it does not apply']]])),
    ).toEqual(
      new Map(
        results.map((each) => [
          codes.get(each.indicator),
          [each.option.code, each.option.points, each.na_reason && `'${each.na_reason}`],
        ]),
      ),
    )
  }
  const changed = answers.find((row) => row.Line === 'Base line' && row.Indicator === here.first.code)
  expect(changed).toMatchObject({
    Year: thisYear - 1,
    Status: 'Closed',
    School: 'School of the river',
    Option: 'E',
    Points: 5,
    'First rating, where the review changed it': 'C',
    'Answered by': 'Ana Arias',
  })
  expect(String(changed?.['Option in words']).length).toBeGreaterThan(3)
})

test('scores are those of the results, not rounded', async () => {
  const scores = sheet(await workbookOf(here.coordinator, ofEvaluation()), 'Scores')
  const { body } = await vereda.ask(schoolResultsCalls.read, here.coordinator, {
    parameters: { id: here.school.id },
  })
  const expected = body.lines.flatMap((line) => [
    [line.line.year, null, line.overall?.points, line.overall?.percent, line.overall?.change],
    ...line.categories.map((each) => [
      line.line.year,
      String(each.number),
      each.points,
      each.percent,
      each.change,
    ]),
  ])
  const message = scores
    .filter((row) => row.Level === 'Whole school' || row.Level === 'Domain')
    .map((row) => [
      row.Year,
      row.Code,
      row.Points,
      row['Percent of full points'],
      row['Change in points against the line before'],
    ])
  expect(message).toEqual(expected)
  expect(scores[0]).toMatchObject({ 'Percent with the priorities': body.lines[0]?.overall?.weighted_percent })
})

test('notes, comments, evidence and decisions have author and time; what was hidden stays hidden', async () => {
  const sheets = await workbookOf(here.coordinator, ofEvaluation())
  expect(sheet(sheets, 'Notes').map((row) => [row.Indicator, row.Author, row.Text, row.Hidden])).toEqual([
    [here.first.code, 'Ana Arias', 'We measured it in March', 'No'],
    [here.first.code, 'Ana Arias', 'This text was hidden.', 'Yes'],
  ])
  expect(sheet(sheets, 'Comments').map((row) => [row.Text, row.Resolved, row.Role])).toEqual([
    ["'@SUM(A1) please explain", 'No', 'Regional coordinator'],
    ['This text was hidden.', 'No', 'School representative'],
  ])
  const evidence = sheet(sheets, 'Evidence')
  expect(evidence).toHaveLength(2 * 63)
  const photo = evidence.find((row) => row.Line === 'Second evaluation' && row.Kind === 'Photo')
  expect(photo).toMatchObject({
    Domain: 1,
    Stage: 'Change',
    File: 'door.jpg',
    'Size in bytes': 1000,
    'What it shows': 'A ramp',
    'Consent confirmed': 'Yes',
    'Consent confirmed by': 'Ana Arias',
    'Added by': 'Ana Arias',
  })
  expect(evidence.filter((row) => row.Kind === 'Document').map((row) => row['Consent confirmed'])[0]).toBe(
    'No',
  )
  expect(sheet(sheets, 'Reviews').map((row) => [row.Decision, row.Indicator, row.Message])).toEqual([
    ['Returned with reasons', here.first.code, 'Show a newer plan'],
    ['Validated', null, null],
  ])
  const { bytes } = await fileOf(here.administrator, { ...ofEvaluation(), format: 'csv' })
  expect(bytes.toString()).not.toContain(secret)
})

test('a CSV is the table of answers; text that looks like a formula is escaped', async () => {
  const { bytes } = await fileOf(here.teacher, { ...ofEvaluation(), format: 'csv' })
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"",""open"")"`)
  const { rows, headings } = await csvOf(here.teacher, ofEvaluation())
  expect(headings).toEqual((await workbookOf(here.teacher, ofEvaluation()))[0]?.headings)
  const reason = rows.find((row) => row.Indicator === here.optional?.code && row.Line === 'Second evaluation')
  expect(reason).toMatchObject({ Option: 'NA', Points: null, 'Why it does not apply': formula })
  const noted = rows.find((row) => row.Indicator === here.first.code && row.Line === 'Second evaluation')
  expect(noted?.Notes).toBe(
    'Ana Arias (School representative): We measured it in March\nAna Arias (School representative): This text was hidden.',
  )
})

test('a requested line is exported with those before it and none after it', async () => {
  const { rows } = await csvOf(here.representative, ofEvaluation(here.base))
  expect(new Set(rows.map((row) => row.Line))).toEqual(new Set(['Base line']))
})

test('headings, sheets and texts are in the six languages', async () => {
  const english = await workbookOf(here.teacher, { ...ofEvaluation(), language: 'en' })
  for (const language of languageCodes.filter((each) => each !== 'en')) {
    const sheets = await workbookOf(here.teacher, { ...ofEvaluation(), language })
    expect(sheets).toHaveLength(english.length)
    for (const [at, { name, headings, rows }] of sheets.entries()) {
      expect(name.length).toBeLessThanOrEqual(31)
      expect(name).not.toBe(english[at]?.name)
      expect(headings).toHaveLength(english[at]?.headings.length ?? 0)
      // "Status", "Region" and the like are the same word in two languages
      const same = headings.filter((heading, place) => heading === english[at]?.headings[place])
      expect(same.length).toBeLessThanOrEqual(4)
      expect(new Set(headings).size).toBe(headings.length)
      expect(rows).toHaveLength(english[at]?.rows.length ?? 0)
    }
    const [, , , notes] = sheets
    expect(JSON.stringify(notes?.rows)).not.toContain('This text was hidden')
  }
})

test('who may not read an evaluation gets no file of it, and no details', async () => {
  for (const format of ['csv', 'xlsx']) {
    const stranger = await exported(here.stranger, { ...ofEvaluation(), format })
    const missing = await exported(here.stranger, { subject: 'evaluation', id: 999_999, format })
    expect([stranger.status, stranger.body.code]).toEqual([403, 'permission_denied'])
    expect([missing.status, missing.body.code]).toEqual([403, 'permission_denied'])
    expect((await exported(here.newcomer, { ...ofEvaluation(), format })).status).toBe(403)
  }
})

test('an evaluation without an answer has every indicator, and sheets without rows', async () => {
  const { db } = vereda.database
  const { evaluation } = await givenLine(
    db,
    { id: here.otherSchool.id, region: here.otherRegion.id, country: here.otherSchool.country },
    here.instrument.id,
    here.administrator,
  )
  const sheets = await workbookOf(here.stranger, { subject: 'evaluation', id: evaluation })
  const answers = sheet(sheets, 'Answers')
  expect(answers).toHaveLength(here.instrument.indicators.length)
  expect(new Set(answers.map((row) => row.Option))).toEqual(new Set([null]))
  expect(sheets.map(({ name, rows }) => [name, rows.length]).slice(3)).toEqual([
    ['Notes', 0],
    ['Comments', 0],
    ['Evidence', 0],
    ['Reviews', 0],
  ])
})
