import { expect, type Page } from '@playwright/test'
import { schoolCalls } from 'contract/places/schools'
import { limits } from 'contract/platform/limits'
import { enter, enterAt } from '../person/enter.ts'
import { cutTexts, tooWide } from '../rules/cut-words.ts'
import { setLetters } from '../rules/page-rules.ts'
import { isWhole } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { openSchoolForm } from '../story/school-form.ts'
import { story } from '../story/story.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const pages = [
  '/home',
  '/evaluations',
  '/schools',
  '/regions',
  '/countries',
  '/users',
  '/instruments',
  '/translations',
  '/notifications',
  '/profile',
]

/** Pages that are checked only in the long run. */
const more = ['/statistics', '/reports', '/suggestions', '/audit', '/tutorial']

/** Switches to a pseudo-language that no picker offers. */
const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem('vereda.pseudo', name), language)

const hasRoom = async (page: Page, path: string, width: number): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const place = `${path} at ${width}`
  await expect.poll(() => tooWide(page), { message: place }).toBeLessThanOrEqual(0)
  await expect.poll(() => cutTexts(page), { message: place }).toEqual([])
}

/** In the short run only on a phone, where room is scarce. */
const short = sizes.filter(({ width }) => isWhole || width === 390)

for (const size of short) {
  for (const [language, text] of [
    ['long', 'words that are forty in a hundred longer'],
    ['turned', 'words that read from the right'],
  ] as const) {
    story(`${text} have room on every page, ${size.width} wide`, async ({ page, place }) => {
      const { path, id, line } = await place.evaluation(2026)
      const { region, id: school } = place.school
      const inside = [
        ...pages,
        `${path}?indicator=1.1.1`,
        `/evaluations/${id}/scores`,
        '/instruments/detail/1',
        ...(isWhole
          ? [
              ...more,
              `/statistics?${new URLSearchParams({ country: 'Peru', region: region.name })}`,
              `/reports/region/${region.id}`,
              `/schools/results/${school}`,
              `/evaluations/${id}/action-plan?line=${line}`,
            ]
          : []),
      ]
      await page.goto('/login')
      await speak(page, language)
      await page.setViewportSize(size)
      for (const outside of ['/login', '/register', '/forgotpassword'])
        await hasRoom(page, outside, size.width)
      await page.evaluate(() => sessionStorage.removeItem('vereda.pseudo'))
      await page.setViewportSize({ width: 1440, height: 900 })
      await enter(page, place.superuser)
      await speak(page, language)
      await page.setViewportSize(size)
      for (const each of inside) await hasRoom(page, each, size.width)
    })
  }
}

story('letters twice as large have room on a screen 320 wide', async ({ page, place }) => {
  const { path, id, line } = await place.evaluation(2026, 2)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const person of [place.teacher, place.coordinator]) {
    await enterAt(page, person, '/home')
    for (const each of [
      '/home',
      '/evaluations',
      '/schools',
      `/schools/${place.school.id}`,
      `${path}?indicator=1.1.1`,
      `${path}?indicator=1.1.2`,
      '/action-plans',
      `/action-plans/${id}?line=${line}`,
      `/schools/results/${place.school.id}`,
      '/notifications',
      '/profile',
      ...(person === place.coordinator ? ['/statistics'] : []),
    ]) {
      await page.goto(each)
      await setLetters(page, 'twice as large')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(() => tooWide(page), { message: each }).toBeLessThanOrEqual(0)
    }
  }
})

story('a name of one word as long as names may be has room on every page', async ({ page, place }) => {
  const { path, id } = await place.evaluation(2026)
  const { superuser, school, url } = place
  const name = `${school.name.replaceAll(' ', '')}${'abcdefghij'.repeat(20)}`.slice(0, limits.name)
  await ask(url, schoolCalls.change, superuser, { parameters: { id: school.id }, body: { name } })
  await enter(page, place.coordinator)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const each of [
      '/schools',
      '/evaluations',
      `/schools/${school.id}`,
      `/schools/results/${school.id}`,
      path,
      `/evaluations/${id}/action-plan`,
    ])
      await hasRoom(page, each, size.width)
    await page.goto('/schools')
    await openSchoolForm(page, name)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect.poll(() => tooWide(page), { message: `the form at ${size.width}` }).toBeLessThanOrEqual(0)
  }
})
