import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const learnersCard = (page: Page) =>
  page.getByRole('region', { name: /^(Learners and staff|\d+ of \d+ learners have a disability)$/ })

story(
  'an administrator goes from the countries to a school and to the list behind a number',
  async ({ page, place }) => {
    await place.evaluation(2026)
    await enter(page, place.superuser)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
    await expect(page.getByText('Results count only validated and closed lines.')).toBeVisible()

    await page.getByRole('button', { name: 'All figures' }).click()
    await card(page, 'Evaluations by country').getByRole('link', { name: 'Peru' }).click()
    const regions = card(page, 'Evaluations by region')
    await expect(regions).toBeVisible()
    await expect(page).toHaveURL(/country=Peru/)
    const schools = card(page, 'Evaluations by school')
    await story.step('sees no figures of other places while the own ones are loading', async () => {
      let release = () => {}
      const locked = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/api\/statistics\/.*type=progress/, async (route) => {
        await locked
        await route.continue()
      })
      const own = regions.getByRole('link', { name: place.school.region.name, exact: true })
      const more = regions.getByRole('button', { name: /^Show .* more$/ })
      // Regions of earlier stories may come first.
      await expect(own.or(more).first()).toBeVisible()
      if (!(await own.isVisible())) await more.click()
      await own.click()
      await expect(page.getByRole('region', { name: 'Schools by kind' }).getByText(/Public/)).toBeVisible()
      await expect(schools.getByText('Loading', { exact: true })).toBeAttached()
      await expect(schools.getByRole('link')).toHaveCount(0)
      release()
    })
    await expect(
      schools.getByText('0 of 1 evaluations are validated or closed, 0 wait for review.'),
    ).toBeVisible()

    await story.step('reads the same numbers in a table', async () => {
      await schools.getByRole('button', { name: 'Table' }).click()
      await expect(schools.getByRole('row', { name: new RegExp(place.school.name) })).toContainText('0%')
    })

    await story.step(
      'on a phone, reads the heading of a card in its whole width, above the choice',
      async () => {
        const before = page.viewportSize()
        await page.setViewportSize({ width: 390, height: 844 })
        const learners = learnersCard(page)
        const heading = await learners.getByRole('heading', { level: 2 }).boundingBox()
        const choice = await learners.getByRole('group', { name: /^Show as: / }).boundingBox()
        expect(choice?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0))
        if (before) await page.setViewportSize(before)
      },
    )

    await story.step('is told in words that small numbers are not shown', async () => {
      const learners = learnersCard(page)
      await expect(learners.getByText(/^80 learners/)).toBeVisible()
      await expect(learners.getByText('not shown', { exact: true }).first()).toBeVisible()
      await expect(
        learners.getByText(/^Fewer than 5 learners somewhere: such numbers are not shown/),
      ).toBeVisible()
    })

    await story.step('downloads the figures', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      const dialog = page.getByRole('dialog', { name: 'Download: Statistics' })
      await dialog.getByRole('radio', { name: /CSV/ }).check({ force: true })
      await dialog.getByRole('button', { name: 'Download' }).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe(`Statistics - ${place.school.region.name}.csv`)
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain(`Learners,${place.school.name},1,,Learners,80`)
      expect(text).toContain(`With deafblindness,not shown,Peru; ${place.school.region.name}`)
    })

    await story.step('opens the schools behind a number, by keyboard, and comes back to it', async () => {
      const number = card(page, 'Schools by kind')
        .getByRole('button', { name: /^1: .*Public/ })
        .first()
      await number.press('Enter')
      const panel = page.getByRole('dialog', { name: 'Public' })
      await expect(panel.getByText('1 school', { exact: true })).toBeVisible()
      await expect(panel.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(number).toBeFocused()
    })

    await story.step('looks at all lines up to a year', async () => {
      await page.getByRole('button', { name: /^Until/ }).click()
      await page.getByRole('option', { name: '2025', exact: true }).click()
      await expect(page).toHaveURL(/until=2025/)
      await expect(schools.getByText('No evaluation fits the filters.')).toBeVisible()
      await page.getByRole('button', { name: /^Until/ }).click()
      await page.getByRole('option', { name: '2026', exact: true }).click()
      await expect(schools.getByText(/^0 of 1 evaluations/)).toBeVisible()
      await page.getByRole('button', { name: /^Until/ }).click()
      await page.getByRole('option', { name: 'All years' }).click()
      await expect(page).not.toHaveURL(/until/)
    })

    await story.step('sees the evaluations behind a number', async () => {
      await schools
        .getByRole('row', { name: new RegExp(place.school.name) })
        .getByRole('link', { name: '1', exact: true })
        .click()
      await expect(page).toHaveURL(/\/evaluations\?.*status=OPEN/)
      await expect(
        page.getByRole('main').getByRole('link', { name: place.school.name, exact: true }),
      ).toBeVisible()
    })
  },
)
