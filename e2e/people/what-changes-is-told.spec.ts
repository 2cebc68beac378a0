import { expect } from '@playwright/test'
import { choose, savedState, shows } from '../person/answering.ts'
import { enter, enterAt } from '../person/enter.ts'
import { addFile } from '../person/evidence.ts'
import { announced, isAnnounced, listenToStatus } from '../rules/announcements.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

story('changes are announced to screen readers, with time to read each', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  await listenToStatus(page)

  await choose(page, 'C')
  await isAnnounced(page, /^Sent and kept, \d/m)
  await page.context().setOffline(true)
  await isAnnounced(page, /^No connection\. Go on working/m)
  await choose(page, 'D')
  await isAnnounced(page, /^On this device: 1 answer/m)
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await announced(page)).filter(({ text }) => text.startsWith('Sent and kept')).length)
    .toBe(2)
  await addFile(page, 'Change', await phonePhoto('corner'), 'The reading corner')
  await isAnnounced(page, /^File uploaded/m)

  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('nothing like it')
  await isAnnounced(page, /^0 evaluations found/m)

  const times = (await announced(page)).map(({ at }) => at)
  const distances = times.slice(1).map((at, place) => at - (times[place] ?? 0))
  expect(Math.min(...distances)).toBeGreaterThan(1_900)
})

story('what is saved while the page is loading is announced afterwards', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  // Less urgent parts wait for the first answers.
  let go = () => {}
  const isSaved = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/notifications/**', async (route) => {
    await isSaved
    await route.continue()
  })
  await page.goto(`${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  await listenToStatus(page)
  await choose(page, 'C')
  await expect(savedState(page)).toContainText(/Sent and kept, \d/)
  go()
  await isAnnounced(page, /^Sent and kept, \d/m)
})

story('a search before the first rows have come announces how many were found', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.teacher)
  let go = () => {}
  const isSearched = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/api\/evaluation\/\?/, async (route) => {
    if (!route.request().url().includes('nothing')) await isSearched
    await route.continue()
  })
  await page.goto('/evaluations')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeVisible()
  await listenToStatus(page)
  await search.fill('nothing like it')
  await isAnnounced(page, /^0 evaluations found/m)
  go()
})
