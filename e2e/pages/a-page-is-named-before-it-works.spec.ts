import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const programs = '**/assets/*.js'

/** Opens a page and delays its scripts until the returned function is called. */
const openWithoutPrograms = async (page: Page, path: string): Promise<() => void> => {
  let go = () => {}
  const isOpen = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(programs, async (route) => {
    await isOpen
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return go
}

const firstFrame = (page: Page) => page.locator('.first-frame')
const skeleton = (page: Page) => page.locator('.skeleton')

story('who opens a list on a slow line sees at once which it is', async ({ page, place }) => {
  await enter(page, place.coordinator)
  const go = await openWithoutPrograms(page, '/evaluations')
  await expect(firstFrame(page)).toContainText('One row for each evaluation, with its latest line')
  await expect(firstFrame(page)).toBeVisible()
  await expect(skeleton(page)).toBeHidden()
  go()
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible()
  await expect(firstFrame(page)).toHaveCount(0)
})

story('who opens an indicator on a slow line reads it before it can be answered', async ({ page, place }) => {
  const { path, line } = await place.evaluation(2026)
  await enter(page, place.teacher)
  for (const address of [`${path}?line=${line}&indicator=1.1.2`, `${path}?indicator=1.1.2`, path]) {
    const go = await openWithoutPrograms(page, address)
    const code = address === path ? '1.1.1' : '1.1.2'
    const heading = firstFrame(page).locator('strong')
    await expect(heading).toHaveText(new RegExp(`^${code} `))
    await expect(skeleton(page)).toBeHidden()
    const [name, texts] = [
      await heading.innerText(),
      await firstFrame(page).getByRole('listitem', { includeHidden: true }).allInnerTexts(),
    ]
    expect(texts).toHaveLength(3)
    await expect(firstFrame(page)).toContainText(place.school.name)
    go()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(firstFrame(page)).toHaveCount(0)
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
    await page.unroute(programs)
  }
})

story('in easy reading nothing is shown that the page would not show', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await page.getByRole('button', { name: 'Easy reading' }).click()
  const answered = page.waitForResponse('**/categories/')
  const go = await openWithoutPrograms(page, path)
  await (await answered).finished()
  await expect(firstFrame(page)).toBeHidden()
  await expect(skeleton(page)).toBeVisible()
  go()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

story(
  'where the application cannot be loaded, that is told in place of the heading',
  async ({ page, place }) => {
    await enter(page, place.coordinator)
    await page.route(programs, (route) => route.abort())
    await page.goto('/evaluations', { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Vereda could not be loaded')
    await expect(firstFrame(page)).toBeHidden()
  },
)
