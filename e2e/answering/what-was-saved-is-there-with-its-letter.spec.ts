import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { jumps, watchJumps } from '../rules/quiet-page.ts'
import { ask } from '../story/asking.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

const assets = new URL('../../web/dist/assets/', import.meta.url)
/** The file of texts that the parts for ticking wait for. */
const texts = readdirSync(assets).find(
  (file) =>
    file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('Ticks propose the letter.'),
)

story('ticks and numbers that were saved are there as soon as their letter', async ({ page, place }) => {
  const { path, line, instrument } = await place.evaluation(2026, 2)
  const { url, teacher } = place
  const options = await ask(url, instrumentCalls.options, teacher, { query: { instrument_id: instrument } })
  const indicators = await indicatorsOf(place, instrument)
  const save = async (code: string, letter: string, basis: object) => {
    const indicator = indicators.get(code)
    const { id = 0 } = options.find((each) => each.code === letter && each.scale === indicator?.scale) ?? {}
    await ask(url, resultCalls.create, teacher, {
      body: { evaluation_line: line, indicator: indicator?.id ?? 0, option: id, ...basis },
    })
  }
  await save('1.1.1', 'C', { statements: [11, 12, 21] })
  await save('1.1.2', 'C', { reached: 2, of: 6 })

  let send: () => void = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(`**/${texts}`, async (route) => {
    await isSent
    await route.continue()
  })
  await watchJumps(page)
  const ticked = page.getByRole('checkbox', { checked: true })

  await enterAt(page, teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  await expect(option(page, 'C')).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await expect(ticked, 'while they cannot be changed yet').toHaveCount(3)
  await page.goto(`${path}?indicator=1.1.2`)
  await shows(page, '1.1.2')
  await expect(option(page, 'C')).toBeChecked()
  await expect(page.getByRole('main').locator('input[value="6"]')).toBeVisible()
  await expect(page.getByRole('main').locator('input[value="2"]')).toBeVisible()

  send()
  await expect(page.getByLabel(/^The group/)).toHaveValue('6')
  await expect(page.getByLabel(/^Reached/)).toHaveValue('2')
  expect(await jumps(page), 'nothing moves when they can be changed').toEqual([])
})
