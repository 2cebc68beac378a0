import type { Answers } from 'contract/insight/results/line-results'
import type { OptionCode } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byHand, stageByHand } from '../../../../../contract/test/results-by-hand.ts'
import { voiceIn } from '../../../../src/exchange/documents/voice.ts'
import { skippedLevels, tableOf } from '../reading/reading.ts'
import { givenDocuments } from './given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
beforeAll(async () => {
  given = await givenDocuments()
})
afterAll(() => given.vereda.close())

/** One decimal, half up, with the mark of the language. */
const shown = (value: number, language: string) => {
  const text = (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1)
  return ['pt', 'vi', 'id'].includes(language) ? text.replace('.', ',') : text
}

const check = async (language: (typeof languageCodes)[number], before: Answers, now: Answers) => {
  const { school } = await given.givenLines(before, now)
  const document = await given.documentOf(school, { language })
  const { t: textOf } = voiceIn(language)
  const { parts } = given
  const hand = byHand(parts, now)
  const earlier = byHand(parts, before)

  const domains = tableOf(document, textOf('results.domains'))
  const counts = tableOf(document, `${textOf('results.domains')}: ${textOf('results.countsHead')}`)
  hand.domains.forEach((points, at) => {
    const own = parts.indicators.filter(({ category }) => category === parts.categories[at]?.id)
    const codes = own.map(({ id }) => now[id])
    const { stage, moving_into: into } = stageByHand(codes)
    const [, pointsText, percentText, stageName] = domains[at] ?? []
    expect(pointsText).toBe(points === null ? '–' : shown(points, language))
    expect(percentText).toBe(
      points === null ? textOf('scores.notReported') : shown((points * 100) / 7, language),
    )
    const named = (of: number | null) => textOf(`ui.stage.${of as 1}`)
    const moving = { stage: stage ? named(stage) : '', next: into === null ? '' : named(into) }
    expect(stageName).toBe(
      stage === null
        ? '–'
        : into === null
          ? stage === 0
            ? textOf('figures.noStage')
            : textOf('documents.stages.stageReached', { stage: named(stage) })
          : textOf(stage === 0 ? 'figures.stageMoving' : 'documents.stages.stageReachedMoving', moving),
    )
    const counted = codes.filter((code) => code !== undefined && code !== 'NA').length
    const countOf = (code: string) => String(codes.filter((each) => each === code).length)
    expect(counts[at]?.slice(1, 4)).toEqual([
      textOf('results.applies', { count: counted }),
      countOf('NE'),
      countOf('NA'),
    ])
  })
  const whole = hand.whole === null ? '–' : shown(hand.whole, language)
  expect(domains.at(-1)?.slice(0, 2)).toEqual([textOf('results.wholeSchool'), whole])

  const outcomes = tableOf(document, textOf('results.heatMap'))
  for (const [column, { outcomes: found }] of [earlier, hand].entries())
    found.forEach(({ points }, at) => {
      const message = outcomes[at]?.[column + 1]
      if (points === null) return expect(message).toBe(textOf('scores.notReported'))
      const nearest = Math.floor(points + 0.5 + 1e-9)
      const letter = nearest === 0 ? textOf('scores.rest.none') : 'ABCDEFG'[nearest - 1]
      expect(message).toBe(`${letter} (${shown(points, language)})`)
    })

  const stages = tableOf(document, textOf('scores.byStage'))
  parts.categories.forEach(({ id }, at) => {
    const codes = parts.indicators.filter(({ category }) => category === id).map((each) => now[each.id])
    const groups = [['NE'], ['A', 'B'], ['C', 'D'], ['E', 'F', 'G']]
    const counts = groups.map((group) => codes.filter((code) => code && group.includes(code)).length)
    expect(stages[at + 1]?.slice(1).map((cell) => Number.parseInt(cell, 10))).toEqual(counts)
  })

  const letterText = (code: OptionCode | undefined) =>
    code === undefined
      ? textOf('scores.rest.open')
      : code === 'NA'
        ? textOf('scores.rest.apart')
        : code === 'NE'
          ? textOf('scores.rest.none')
          : `${code}, ${stageOf(code)}`
  const stageOf = (code: string): string => {
    const name = textOf(
      `ui.stage.${(['AB', 'CD', 'EFG'].findIndex((letters) => letters.includes(code)) + 1) as 1}`,
    )
    return 'ACE'.includes(code) ? textOf('results.letterUnderWay', { stage: name }) : name
  }
  const captions = document.blocks.flatMap((block) => (block.kind === 'table' ? [block.caption] : []))
  const compared = captions
    .filter((caption) => caption.startsWith(`${textOf('results.compare')}: `))
    .flatMap((caption) => tableOf(document, caption))
  expect(compared.map((row) => row.slice(1, 3))).toEqual(
    parts.indicators.map(({ id }) => [letterText(before[id]), letterText(now[id])]),
  )
  expect(skippedLevels(document)).toBe(0)
}

const all = (code: OptionCode): Answers =>
  Object.fromEntries(given.parts.indicators.map(({ id }) => [id, code]))

test('for any answers the figures of a document equal those computed by hand', async () => {
  const code = fc.constantFrom<OptionCode>('NA', 'NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G')
  const size = given.parts.indicators.length
  const answers = fc
    .array(code, { minLength: size, maxLength: size })
    .map((codes) =>
      Object.fromEntries(codes.map((each, at) => [String(given.parts.indicators[at]?.id), each])),
    )
  await fc.assert(fc.asyncProperty(fc.constantFrom(...languageCodes), answers, answers, check), {
    numRuns: 20,
  })
}, 60_000)

test('so they do where nothing applies, with a single indicator, and with equal answers', async () => {
  const [first] = given.parts.indicators
  for (const edge of [all('NA'), all('NE'), all('G'), { ...all('NA'), [first?.id ?? 0]: 'C' }] as Answers[]) {
    await check('en', edge, all('D'))
    await check('hi', all('D'), edge)
  }
})

test('without a second line there is no comparison and no change', async () => {
  const { school } = await given.givenLines(all('D'))
  const document = await given.documentOf(school)
  const domains = document.blocks.find((block) => block.kind === 'table' && block.caption === 'Domains')
  expect(domains).toMatchObject({ head: expect.not.arrayContaining(['Change']) })
  const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(headings).not.toContain('Indicator by indicator')
})
