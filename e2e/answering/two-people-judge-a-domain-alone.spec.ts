import { type Browser, expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { instrumentCalls } from 'contract/instrument/instruments'
import { choose, everythingIsSaved, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { ask, type Person } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

const number = 4

const indicatorsOf = async ({ url, teacher }: Neighbourhood, instrument: number) => {
  const categories = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const domain = categories.find((category) => category.number === number)
  return (domain?.outcomes ?? []).flatMap(({ indicators }) => indicators)
}

/** Gives letters to all indicators but the first, by the API. */
const rateOthers = async (
  { url }: Neighbourhood,
  person: Person,
  { line, instrument }: { line: number; instrument: number },
  indicators: Awaited<ReturnType<typeof indicatorsOf>>,
  letterOf: (at: number) => string,
) => {
  const options = await ask(url, instrumentCalls.options, person, { query: { instrument_id: instrument } })
  const { rounds } = await ask(url, ratingRoundCalls.list, person, { parameters: { id: line } })
  for (const [at, { id, scale }] of indicators.entries()) {
    if (at === 0) continue
    const option = options.find((each) => each.code === letterOf(at) && each.scale === scale)?.id ?? 0
    const parameters = { id: rounds[0]?.id ?? 0 }
    await ask(url, ratingRoundCalls.rate, person, { parameters, body: { indicator: id, option } })
  }
}

const at = async (browser: Browser, person: Person, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await enterAt(page, person, path)
  return page
}

const finish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'I am finished' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'I am finished' }).click()
}

story(
  'two people answer a domain alone, differ in two, and agree with reasons',
  async ({ browser, place }) => {
    const begun = await place.evaluation(2026)
    const indicators = await indicatorsOf(place, begun.instrument)
    const [first, second] = indicators.map(({ code }) => code)
    const path = `${begun.path}?indicator=${first}`

    const marta = await at(browser, place.teacher, path)
    await marta.getByRole('link', { name: 'Ask for a second opinion' }).click()
    await marta.getByRole('button', { name: 'Choose two people' }).click()
    await marta.getByRole('button', { name: /Second person/ }).click()
    await marta.getByRole('option', { name: 'José Rivas' }).click()
    await marta.getByRole('button', { name: 'Ask both' }).click()
    await shows(marta, first ?? '')
    await marta.getByRole('heading', { level: 1 }).focus()
    await marta.keyboard.press('c')
    await everythingIsSaved(marta)
    await rateOthers(place, place.teacher, begun, indicators, () => 'C')
    await marta.reload()
    await finish(marta)
    await expect(marta.getByText('You are finished. José Rivas is not yet.')).toBeVisible()

    const jose = await at(browser, place.colleague, '/home')
    await jose.getByRole('button', { name: /Notifications/ }).click()
    await jose.getByText(/Marta Quispe asks you to answer domain 4/).click()
    await shows(jose, first ?? '')
    await expect(jose.getByRole('radio', { checked: true })).toHaveCount(0)
    await choose(jose, 'E')
    await everythingIsSaved(jose)
    await rateOthers(place, place.colleague, begun, indicators, (place) => (place === 1 ? 'D' : 'C'))
    await jose.reload()
    await finish(jose)

    await expect(jose.getByRole('heading', { name: '2 indicators with different letters' })).toBeVisible()
    await expect(jose.getByText(`Of ${indicators.length} indicators, ${indicators.length - 2}`)).toBeVisible()
    for (const code of [first, second]) {
      const card = jose.getByRole('region', { name: `${code} ` })
      await card.getByRole('button', { name: `Letter for ${code}` }).click()
      await jose.getByRole('option', { name: /^D/ }).click()
      await card.getByLabel('Why').fill('We looked at the plans again.')
      await card.getByRole('button', { name: 'Agree on this' }).click()
      await expect(card).toContainText('Agreed: D')
    }
    const { line } = await ask(place.url, evaluationCalls.read, place.teacher, {
      parameters: { id: begun.id },
    })
    expect(line.results.map(({ option }) => option.code).sort()).toEqual(
      [...indicators.slice(2).map(() => 'C'), 'D', 'D'].sort(),
    )
    await marta.goto(`${begun.path}?indicator=${first}&part=raters`)
    await expect(marta.getByText('We looked at the plans again.').first()).toBeVisible()
  },
)
