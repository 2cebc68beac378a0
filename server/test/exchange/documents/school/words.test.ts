import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { languageCodes } from 'contract/platform/languages'
import { Problem } from 'contract/platform/problems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OptionCode } from '../../../../../contract/src/instrument/instruments.ts'
import { voiceIn } from '../../../../src/exchange/documents/voice.ts'
import { setStatus } from '../../../given/answers.ts'
import { givenEvidence } from '../../../given/lines.ts'
import { headingsOf, skippedLevels, tableOf, textOfDocument } from '../reading/reading.ts'
import { givenDocuments } from './given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
beforeAll(async () => {
  given = await givenDocuments()
})
afterAll(() => given.vereda.close())

const all = (code: OptionCode, except: Record<string, OptionCode> = {}) =>
  Object.fromEntries(given.parts.indicators.map(({ id, code: own }) => [id, except[own] ?? code]))
const idOf = (code: string) => given.parts.indicators.find((each) => each.code === code)?.id ?? 0

test('a document is in the order in which a school can act on it', async () => {
  const { school } = await given.givenLines(all('B'), all('C', { '1.1.1': 'G' }))
  const document = await given.documentOf(school)
  expect(skippedLevels(document)).toBe(0)
  expect(headingsOf(document).filter((heading) => heading.startsWith('1 '))).toEqual([
    '1 Summary',
    '1 About this line',
    '1 In three sentences',
    '1 Strengths',
    '1 Priorities',
    '1 Domains',
    '1 Domains in a picture',
    '1 Outcomes line by line',
    '1 Answers by stage',
    '1 Evidence',
    '1 What the reviewer wrote',
    '1 Action plan',
    '1 Indicator by indicator',
    '1 First rating and validated rating',
    '1 Signatures',
  ])
  expect([document.title, document.subtitle]).toEqual([
    'Results',
    expect.stringMatching(/, Second evaluation 2025$/),
  ])
})

test('the sentences are in six languages, with the same figures', async () => {
  const { school } = await given.givenLines(all('C', { '1.1.1': 'G' }))
  const message = new Set<string>()
  for (const language of languageCodes) {
    const document = await given.documentOf(school, { language })
    const { t: textOf } = voiceIn(language)
    const lead = textOfDocument({
      blocks: document.blocks.filter((block) => block.kind === 'paragraph' && block.tone === 'lead'),
    })
    expect(lead).toHaveLength(3)
    expect(lead[0]).toBe(
      textOf('results.facts.stageMoving', {
        stage: textOf('ui.stage.1'),
        next: textOf('ui.stage.2'),
        total: given.parts.indicators.length,
      }),
    )
    for (const sentence of lead) message.add(sentence)
    expect(textOfDocument(document).join('\n')).not.toMatch(/\{\{|undefined|NaN|\[object/)
  }
  expect(message.size).toBe(3 * languageCodes.length)
})

test('texts of the reviewer, changes by the review, notes and goals in between are in their place', async () => {
  const { people, vereda, db } = given
  const { coordinator } = people
  const { school, lines } = await given.givenLines(all('B'), all('B', { '1.1.1': 'D' }))
  const [base, second] = lines
  if (!base || !second) throw new Error('There are two lines')
  await setStatus(db, base.id, 'OPEN')
  const note = (evaluation_line: number, text: string) =>
    vereda.ask(noteCalls.create, coordinator, { body: { evaluation_line, indicator: idOf('1.1.1'), text } })
  await note(base.id, 'One profile in a drawer')
  const { body: goal } = await vereda.ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan: base.plan },
    body: {
      title: 'Every learner has a profile',
      category: people.instrument.categories[0]?.id ?? 0,
      indicator: idOf('1.1.1'),
      target: 'D',
    },
  })
  await vereda.ask(actionPlanCalls.addAction, coordinator, {
    parameters: { goal: goal.id },
    body: { text: 'Write ten profiles', category: 1, accountable: 'Head teacher', deadline: '2025-03-31' },
  })
  await setStatus(db, base.id, 'CLOSED')
  await setStatus(db, second.id, 'OPEN')
  const { body: hidden } = await note(second.id, 'A name that must not be read')
  const on = { parameters: { id: hidden.id } }
  expect((await vereda.ask(noteCalls.hide, coordinator, on)).status).toBe(200)
  await givenEvidence(db, second.id, coordinator.id)
  const message = { text: 'Ask two families', indicator: idOf('1.1.2'), category: null, stage: null }
  const line = { parameters: { id: second.id } }
  expect((await vereda.ask(lineCalls.submit, people.administrator, line)).body.code).toBe('line_submitted')
  const { body: returned } = await vereda.ask(lineCalls.return, coordinator, {
    ...line,
    body: { messages: [message] },
  })
  expect(returned.code).toBe('line_returned')
  await setStatus(db, second.id, 'VALIDATED')

  const document = await given.documentOf(school)
  const text = textOfDocument(document)
  expect(text).toContain('Base line 2024, Notes of the coordinator: One profile in a drawer')
  expect(text).toContain('Second evaluation 2025, Notes of the coordinator: This text was hidden.')
  expect(text.join('\n')).not.toContain('must not be read')
  expect(text).toContain('Goal in between: Every learner has a profile (In progress)')
  expect(text).toContain('The indicator has moved up since.')
  expect(text).toContain('Write ten profiles (Head teacher · by 31-03-2025 · Pending · late)')
  expect(text.some((each) => each.startsWith('Ask two families (1.1.2 '))).toBe(true)
  expect(text).toContain('21 of 21 sets are complete: photos and documents of each domain and stage')
  expect(tableOf(document, 'Evidence')[0]?.[1]).toBe('Complete. Photos 2 of 2, documents 1 of 1')
})

test('the easy version is one page of short sentences', async () => {
  const { school } = await given.givenLines(all('B'), all('C', { '1.1.1': 'G', '1.1.2': 'A' }))
  for (const language of languageCodes) {
    const document = await given.documentOf(school, { language, variant: 'easy_read' })
    const { t: textOf } = voiceIn(language)
    expect(headingsOf(document)).toEqual(
      (['results.well', 'results.next', 'words.title'] as const).map((name) => `1 ${textOf(`easy.${name}`)}`),
    )
    const text = textOfDocument(document)
    expect(text.length).toBeLessThan(28)
    expect(text).toContain(textOf('easy.results.better', { count: 65 }))
    expect(text).toContain(textOf('easy.results.weaker', { count: 1 }))
    expect(text).toContain(textOf('easy.results.clearUp'))
    expect(text).toContain(textOf('easy.results.at', { stage: textOf('ui.stage.1') }))
    expect(text).toContain(textOf('easy.results.moving', { stage: textOf('ui.stage.2') }))
  }
})

test('a school without a line gets a note; the results of a school out of scope are missing', async () => {
  const { people } = given
  const document = await given.documentOf(people.otherSchool.id)
  expect(textOfDocument(document)[0]).toBe('No information available')
  const actor = {
    id: people.coordinator.id,
    role: 2 as const,
    is_superuser: false,
    areas: [people.region.id],
  }
  const refused = await given.documentOf(people.otherSchool.id, { actor }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'not_found' })
})

test('an incomplete line has its progress: no stage, figure, chart or comparison', async () => {
  const half = Object.fromEntries(Object.entries(all('G')).filter((_, at) => at % 2 === 0))
  const { school } = await given.givenLines(all('B'), half)
  const answered = Object.keys(half).length
  const indicators = given.parts.indicators.length
  for (const variant of ['standard', 'easy_read'] as const) {
    const document = await given.documentOf(school, { variant })
    const text = textOfDocument(document).join('\n')
    expect(text).toContain(`${answered} of ${indicators}`)
    expect(text).not.toMatch(/has reached|Strengths|Priorities|of 100/)
    expect(document.blocks.filter(({ kind }) => kind === 'chart')).toEqual([])
    expect(headingsOf(document).join('\n')).not.toMatch(/Indicator by indicator|Domains|Outcomes/)
  }
})

test('charts describe every line and bar they draw, with the names of the domains', async () => {
  const { school } = await given.givenLines(all('B'), all('C', { '1.1.1': 'NE' }))
  const document = await given.documentOf(school)
  const descriptions = document.blocks.flatMap((block) => (block.kind === 'chart' ? [block.description] : []))
  const [radar, bars] = descriptions
  expect(radar).toContain('Base line 2024: 1. ')
  expect(radar).toContain('Second evaluation 2025: 1. ')
  const names = tableOf(document, 'Domains').map(([name]) => name)
  expect(names).toHaveLength(8)
  for (const name of names.slice(0, -1)) expect(radar?.split(`${name} `)).toHaveLength(3)
  for (const name of names) expect(bars).toContain(`${name}, No evidence: `)
  expect(radar).toContain('28.6')
  expect(bars).toContain('Transformation: 0 here, ')
  const legend = textOfDocument(document).filter((line) =>
    line.startsWith('Letters: A and B belong to Change'),
  )
  expect(legend).toHaveLength(2)
})
