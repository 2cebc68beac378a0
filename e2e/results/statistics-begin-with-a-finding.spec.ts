import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

story(
  'statistics begin with a finding, and a map whose tiles lead on with the filters',
  async ({ page, place }) => {
    // Other stories create evaluated schools in the same country, in other years.
    await place.evaluation(2019)
    const { region } = place.school
    await enterAt(page, place.superuser, '/statistics?country=Peru&management=public&year=2019')
    const main = page.getByRole('main')

    await story.step('is told that too few schools are evaluated, and how many lines wait', async () => {
      await expect(main.getByRole('region', { name: 'Too few to say' })).toContainText(
        /A weakest point is named when at least 3 schools are evaluated.*unfinished lines? do(es)? not count yet/,
      )
      await expect(main.getByRole('region', { name: 'Too few to show a trend' })).toBeVisible()
    })

    const map = main.getByRole('region', { name: 'Mean of each region' })
    await story.step('sees the outline of the country beside the regions', async () => {
      await expect(map.getByRole('img', { name: /^Map of the countries\. Peru, / })).toBeVisible()
    })

    const tiles = map.getByRole('list', { name: 'Mean of each region' }).getByRole('link')
    const own = map.getByRole('link', { name: `${region.name}, none counted` })
    await story.step('moves through the tiles by arrow keys', async () => {
      const more = map.getByRole('button', { name: /^Show .* more$/ })
      await expect(tiles.first()).toBeVisible()
      while (await more.isVisible()) await more.click()
      const names = await tiles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
      expect(names).toContain(`${region.name}, none counted`)
      await tiles.first().focus()
      for (const _ of names.slice(1)) await page.keyboard.press('ArrowRight')
      await expect(tiles.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tiles.first()).toBeFocused()
    })

    await story.step('reads the same in a table by T, and comes back', async () => {
      await page.keyboard.press('t')
      await expect(map.getByRole('table')).toBeVisible()
      await expect(map.getByRole('row', { name: new RegExp(region.name) })).toContainText('–')
      await map.getByRole('button', { name: /^Chart/ }).click()
      await expect(own).toBeVisible()
    })

    await story.step('goes into a region, where the filters stay and a tile opens the school', async () => {
      await own.press('Enter')
      await expect(page).toHaveURL(/country=Peru/)
      await expect(page).toHaveURL(/management=public/)
      await expect(page).toHaveURL(/region=/)
      await main
        .getByRole('region', { name: 'Mean of each school' })
        .getByRole('link', { name: `${place.school.name}, none counted` })
        .click()
      await expect(page).toHaveURL(new RegExp(`/schools/${place.school.id}$`))
    })
  },
)
