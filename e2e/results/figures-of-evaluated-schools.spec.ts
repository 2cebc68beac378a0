import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { brokenText, tooWide } from '../rules/cut-words.ts'
import { setLetters } from '../rules/page-rules.ts'
import { addRegion, addSchool, evaluate } from '../story/evaluated.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'of evaluated schools the weakest point is named, years are walked, and a band shows the middle half',
  async ({ page, place }) => {
    story.setTimeout(300_000)
    const elsewhere = await addRegion(place, `Otro ${place.school.region.name}`)
    const letters = ['C', 'D', 'D', 'E', 'F']
    for (const [at, letter] of letters.entries()) {
      const school = await addSchool(place, elsewhere.id, `${place.school.name} y ${at + 1}`)
      const letterOf = (code: string) => (code === '2.2.4' && at < 3 ? 'A' : letter)
      await evaluate(place, school, { year: at < 3 ? 2024 : 2025, letterOf })
    }
    await evaluate(place, place.school, { year: 2025, letterOf: () => 'B' })
    const main = page.getByRole('main')

    await story.step(
      'the weakest indicator shows the learners concerned, and links to its schools',
      async () => {
        await enterAt(
          page,
          place.superuser,
          `/statistics?country=Peru&region=${encodeURIComponent(elsewhere.name)}`,
        )
        const weak = main.getByRole('region', {
          name: /^The weakest point is “Trained communication partners”: this weakness touches 30 learners with disabilities in 3 schools\.$/,
        })
        await expect(weak).toContainText('Indicator 2.2.4')
        await expect(weak).toContainText('5 of 5 schools counted')
        await weak.getByRole('button', { name: 'See the 3 schools' }).click()
        const schools = page.getByRole('dialog', { name: /^2\.2\.4/ })
        await expect(schools.getByRole('listitem')).toHaveCount(3)
        await expect(schools.getByRole('listitem').first()).toContainText('Letter A')
        await page.keyboard.press('Escape')
      },
    )

    await story.step('arrow keys move through the years of the trend, and each is announced', async () => {
      const years = main.getByRole('slider', { name: 'Walk the years' })
      await years.focus()
      await expect(years).toHaveAttribute('aria-valuetext', /^2025: All schools \d+.*Schools counted 5\.$/)
      await page.keyboard.press('ArrowLeft')
      await expect(years).toHaveAttribute('aria-valuetext', /^2024: All schools \d+.*Schools counted 3\.$/)
      await expect(main.getByText(/^2024: All schools/)).toBeVisible()
      await page.keyboard.press('End')
      await expect(years).toHaveAttribute('aria-valuetext', /^2025/)
      await passesAxeInBothThemes(page, 'statistics of evaluated schools')
    })

    await story.step(
      'letters twice as large have room on a screen 320 wide, in English and Hindi',
      async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        for (const language of ['en', 'hi']) {
          await page.evaluate((chosen) => sessionStorage.setItem('vereda.language', chosen), language)
          await page.goto('/statistics?country=Peru&until=2025')
          await setLetters(page, 'twice as large')
          await expect(main.getByRole('slider')).toBeAttached()
          await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
          await expect.poll(() => tooWide(page), { message: language }).toBeLessThanOrEqual(0)
          await expect.poll(() => brokenText(page), { message: language }).toEqual([])
        }
        await page.evaluate(() => sessionStorage.removeItem('vereda.language'))
        await page.setViewportSize({ width: 1280, height: 720 })
      },
    )

    await story.step('a region is compared with the middle half of the schools elsewhere', async () => {
      const own = place.school.region.name
      await page.goto(`/statistics?country=Peru&region=${encodeURIComponent(own)}`)
      const band = main.getByRole('region', {
        name: `${own} beside similar schools: above their middle half in 0 domains, below it in 7`,
      })
      await expect(band).toBeVisible()
      await band.getByRole('button', { name: /^Table/ }).click()
      await expect(band.getByRole('row').nth(1)).toContainText('29')
    })

    await story.step('the school itself reads the same of its group, in steps of five', async () => {
      await page.context().clearCookies()
      await enterAt(page, place.teacher, `/schools/${place.school.id}`)
      await expect(
        main.getByText(
          /^Shaded: the middle half of \d+ other schools .* above it in 0 domains, below it in 7\.$/,
        ),
      ).toBeVisible()
      await passesAxeInBothThemes(page, 'a school beside its group')
      await page.getByRole('button', { name: 'Show as a table' }).click()
      const table = page.getByRole('table', { name: 'Results' })
      await expect(table.getByRole('columnheader', { name: 'Similar schools' })).toBeVisible()
      await expect(table.getByRole('row', { name: /^4\. / })).toContainText(/\d?[05] to \d?[05]$/)
    })
  },
)
