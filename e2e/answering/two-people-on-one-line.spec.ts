import { type Browser, expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { choose, everythingIsSaved, goOnTo, option, shows, writeNote } from '../person/answering.ts'
import { enterAt, staySignedIn } from '../person/enter.ts'
import { ask, type Person } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

const at = async (browser: Browser, person: Person, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await enterAt(page, person, path)
  await shows(page, '1.1.1')
  return page
}

const answersOf = async ({ url, coordinator }: Neighbourhood, id: number) =>
  (await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })).line.results.map(
    ({ option: { code }, updated_by }) => `${code} ${updated_by.name}`,
  )

story('two people answer different indicators at once and nothing is lost', async ({ browser, place }) => {
  const { id, path } = await place.evaluation(2026)
  const [marta, jose] = await Promise.all([
    at(browser, place.teacher, path),
    at(browser, place.colleague, path),
  ])
  await goOnTo(jose, '1.1.2')
  await Promise.all([choose(marta, 'C'), choose(jose, 'E')])
  await Promise.all([writeNote(marta, '1.1.1', 'By Marta.'), writeNote(jose, '1.1.2', 'By José.')])
  await Promise.all([everythingIsSaved(marta), everythingIsSaved(jose)])
  await expect.poll(() => answersOf(place, id)).toEqual(['C Marta Quispe', 'E José Rivas'])
  await jose.goto(`${path}?indicator=1.1.1`)
  await expect(option(jose, 'C')).toBeChecked()
  await expect(jose.getByText('By Marta.')).toBeVisible()
})

story('who answers second sees both answers and decides', async ({ browser, place }) => {
  const { id, path } = await place.evaluation(2026)
  const [marta, jose] = await Promise.all([
    at(browser, place.teacher, path),
    at(browser, place.colleague, path),
  ])
  await choose(marta, 'B')
  await everythingIsSaved(marta)
  await choose(jose, 'D')
  const conflict = jose.getByRole('alert').filter({ hasText: 'Somebody else answered too' })
  await expect(conflict).toContainText('Yours: D, ')
  await expect(conflict).toContainText(/Marta Quispe, .*: B, /)
  await expect(jose.getByRole('banner')).toContainText('1 was not taken: Answer 1.1.1')
  expect(await answersOf(place, id)).toEqual(['B Marta Quispe'])

  await story.step('keeps the other one', async () => {
    await conflict.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(option(jose, 'B')).toBeChecked()
    await expect(conflict).toBeHidden()
    expect(await answersOf(place, id)).toEqual(['B Marta Quispe'])
  })

  await story.step('or puts the own one in its place', async () => {
    await choose(marta, 'F')
    await everythingIsSaved(marta)
    await choose(jose, 'A')
    await expect(conflict).toContainText('Yours: A, ')
    await expect(conflict).toContainText(/Marta Quispe, .*: F, /)
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await everythingIsSaved(jose)
    await expect(option(jose, 'A')).toBeChecked()
    await expect(conflict).toBeHidden()
    expect(await answersOf(place, id)).toEqual(['A José Rivas'])
  })
})

story('two tabs of one person show the same answers', async ({ page, context, place }) => {
  const { id, path } = await place.evaluation(2026)
  await staySignedIn(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  const other = await context.newPage()
  await other.goto(path)
  await shows(other, '1.1.1')

  await choose(page, 'B')
  await expect(option(other, 'B')).toBeChecked()
  await writeNote(other, '1.1.1', 'Of the second tab.')
  const note = page.getByLabel('Note for indicator 1.1.1')
  await expect(note).toHaveValue('Of the second tab.')
  await everythingIsSaved(other)
  await note.fill('Of the second tab, and of the first.')
  await expect(other.getByLabel('Note for indicator 1.1.1')).toHaveValue(
    'Of the second tab, and of the first.',
  )
  await everythingIsSaved(page)
  const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
  expect(line.results.map(({ option: { code } }) => code)).toEqual(['B'])
  expect(line.notes.map(({ text }) => text)).toEqual(['Of the second tab, and of the first.'])
})
