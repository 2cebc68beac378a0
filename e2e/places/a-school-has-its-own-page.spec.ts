import { expect, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { enter, enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { representativeOf } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name })

const nothingSideways = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
}

story(
  'a coordinator follows a name from the evaluations to the school, and to what comes next there',
  async ({ page, place }) => {
    const { school, coordinator } = place
    const begun = await place.evaluation(2026)
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await enterAt(page, coordinator, '/evaluations')

    await story.step('the name leads to the school, which says what comes next', async () => {
      await page.getByRole('link', { name: school.name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/schools/${school.id}$`))
      await expect(heading(page, school.name)).toBeVisible()
      const next = page.getByRole('region', { name: 'Next for you: review what the school sent' })
      await expect(next).toContainText('0 of 66 looked at · all evidence sets complete')
      await expect(next).toContainText('by Marta Quispe')
    })

    await story.step('somebody is named by keyboard to review it until a day', async () => {
      const review = page.getByRole('region', { name: 'Review', exact: true })
      await expect(review).toContainText('Nobody is named to review it.')
      await review.getByRole('button', { name: /Who reviews/ }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('option').nth(1).press('Enter')
      await review.getByLabel(/Until/).fill('2030-12-01')
      await review.getByRole('button', { name: 'Name', exact: true }).press('Enter')
      await expect(page.getByText('The reviewer is saved')).toBeVisible()
      await expect(review).toContainText(/reviews it until 01-12-2030\./)
    })

    await story.step('results, evidence, people and steps are there with their texts', async () => {
      const results = page.getByRole('region', { name: /of 100\. Strongest: / })
      await expect(results).toContainText('Base line 2026 is not validated yet')
      await expect(results.getByRole('listitem').filter({ hasText: 'All domains' })).toContainText('of 100.')
      const evidence = page.getByRole('region', { name: 'Evidence' })
      await expect(evidence).toContainText('63 files, 21 of 21 sets complete')
      await expect(evidence.getByRole('row')).toHaveCount(8)
      await expect(page.getByRole('region', { name: 'People' })).toContainText('José Rivas')
      const steps = page.getByRole('region', { name: 'What happened' })
      await expect(steps.getByRole('link').first()).toHaveText('Base line 2026 sent for review')
    })

    await story.step(
      'T turns the charts into their table and back while the focus is among them',
      async () => {
        await page.getByRole('button', { name: 'Show as a table' }).focus()
        await page.keyboard.press('t')
        const table = page.getByRole('table', { name: 'Results' })
        await expect(table.getByRole('row')).toHaveCount(9)
        await passesAxeInBothThemes(page, 'the page of a school')
        await page.keyboard.press('t')
        await expect(table).toBeHidden()
      },
    )

    await story.step('it fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await nothingSideways(page)
      await page.setViewportSize({ width: 320, height: 844 })
      await nothingSideways(page)
      await page.setViewportSize({ width: 1280, height: 720 })
    })

    await story.step('editing is a button on it', async () => {
      await page.getByRole('button', { name: 'Edit school' }).click()
      const dialog = page.getByRole('dialog', { name: school.name })
      await dialog.getByLabel('Name of the school').fill(`${school.name} y del Río`)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(heading(page, `${school.name} y del Río`)).toBeVisible()
    })

    await story.step(
      'one press leads to the review, and the name in its bar back to the school',
      async () => {
        await page.getByRole('link', { name: 'Start the review' }).click()
        await expect(page).toHaveURL(new RegExp(`${begun.path}\\?line=${begun.line}`))
        await page
          .getByRole('banner')
          .getByRole('link', { name: /del Río$/ })
          .click()
        await expect(heading(page, /del Río$/)).toBeVisible()
      },
    )
  },
)

story('a school sees its own page from home, without the list of its people', async ({ page, place }) => {
  const { school, teacher, coordinator, url } = place
  const begun = await place.evaluation(2026)
  await enter(page, teacher)
  await page.getByRole('main').getByRole('link', { name: school.name, exact: true }).click()
  await expect(heading(page, school.name)).toBeVisible()
  await expect(heading(page, 'Next for you: begin to answer', 2)).toBeVisible()
  await expect(heading(page, 'No result yet', 2)).toBeVisible()
  await expect(page.getByText('Base line 2026: 0 of 66 answered, no result yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update the numbers' })).toBeVisible()
  await expect(heading(page, 'Evidence', 2)).toBeVisible()
  await expect(heading(page, 'People', 2)).toHaveCount(0)
  await passesAxeInBothThemes(page, 'the page of a school that has just begun')

  await ask(url, commentCalls.create, coordinator, {
    body: { evaluation_line: begun.line, text: 'Who takes over while Rosa is on leave?' },
  })
  await page.reload()
  const next = page.getByRole('region', { name: 'Next for you: answer 1 comment' })
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('waits for you')
  await next.getByRole('link', { name: 'Open the comments' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Wait for my answer 1', pressed: true })).toBeVisible()
  await page.goBack()
  await expect(heading(page, school.name)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^Without a connection\. What is shown is of /)).toBeVisible()
  await page.context().setOffline(false)
})

story('before its first evaluation a school’s page says who begins it', async ({ page, place }) => {
  await enterAt(page, place.coordinator, `/schools/${place.school.id}`)
  await page
    .getByRole('region', { name: 'Next for you: begin the first evaluation' })
    .getByRole('link', { name: 'New evaluation' })
    .click()
  await expect(page.getByRole('dialog', { name: 'New evaluation' })).toBeVisible()
})

story('a representative of another country finds no such school', async ({ page, place }) => {
  await enterAt(page, await representativeOf(place), `/schools/${place.school.id}`)
  await expect(page.getByText('School not found', { exact: true })).toBeVisible()
  await expect(page.getByText(place.school.name)).toHaveCount(0)
})
