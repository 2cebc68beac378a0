import { expect } from '@playwright/test'
import { goOnTo, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { indicatorLines, indicatorStops } from '../rules/indicator-lines.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

story(
  'an indicator is read in 60 lines of 40 cells, each text and each state once',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    await expect(page.getByRole('region', { name: 'Your note' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The whole text' })).toBeVisible()
    const lines = await indicatorLines(page)
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(60)

    const stops = await indicatorStops(page)
    const letters = stops.filter(({ role }) => role === 'radio')
    expect(letters.map(({ text }) => text.split(' ')[0])).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'No'])
    for (const { states } of letters) expect(states).toEqual(['not checked'])
    expect(letters.filter(({ description }) => description !== '')).toHaveLength(1)
    const stages = stops.filter(({ role, text }) => role === 'group' && /^(Change|Transf|Innov)/.test(text))
    for (const { description } of stages) expect(description.length).toBeGreaterThan(20)
    expect(stages).toHaveLength(3)
  },
)

story('an evaluation is read in 4,000 lines of 40 cells', { tag: '@walk' }, async ({ page, place }) => {
  story.setTimeout(600_000)
  const { path, instrument } = await place.evaluation(2026)
  const codes = [...(await indicatorsOf(place, instrument)).keys()]
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  const counts: number[] = []
  for (const code of codes) {
    if (counts.length > 0) await goOnTo(page, code)
    await expect(page.getByRole('region', { name: 'Your note' })).toBeVisible()
    counts.push((await indicatorLines(page)).length)
  }
  const sum = counts.reduce((total, count) => total + count, 0)
  const description = `${sum} lines for ${counts.length} indicators, the longest ${Math.max(...counts)}`
  story.info().annotations.push({ type: 'figures', description })
  process.stdout.write(`${description}\n`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(60)
  expect(sum).toBeLessThanOrEqual(4000)
})
