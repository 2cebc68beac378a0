import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { schoolCalls } from 'contract/places/schools'
import { shows } from '../person/answering.ts'
import { applicationIsStored } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow', bypassCSP: true })

story(
  'the lines of a visit are taken along together, and each of them opens without a connection',
  async ({ page, context, place }) => {
    const first = await place.evaluation(2025)
    const { id: school } = await ask(place.url, schoolCalls.create, place.superuser, {
      body: {
        name: `${place.school.name}, annex`,
        region: place.school.region.id,
        management: 'public',
        type_of_school: 'special',
        students: 40,
      },
    })
    const { instrument } = first
    const { id } = await ask(place.url, evaluationCalls.create, place.superuser, {
      body: { school, instrument, year: 2026 },
    })
    const second = { path: `/evaluations/detail/${id}/instrument/${instrument}` }
    await enter(page, place.coordinator)
    await applicationIsStored(page)
    await page.goto('/evaluations')
    // The first row is the header, whose checkbox selects all.
    await page.getByRole('row').getByRole('checkbox').first().click({ force: true })
    await page.getByRole('button', { name: 'Take with me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take with me' })
    await dialog.getByRole('button', { name: 'Take 2 lines' }).click()
    await expect(dialog.getByText('Everything of it opens without a connection.')).toHaveCount(2, {
      timeout: 60_000,
    })
    await expect(dialog.getByText(/^2 lines, .*B$/)).toBeVisible()
    await passesAxeInBothThemes(page, 'lines on the device')
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    for (const { path } of [first, second]) {
      await page.goto(`${path}?indicator=7.3.2`)
      await shows(page, '7.3.2')
    }
    await page.goto('/evaluations')
    await context.setOffline(false)

    await story.step('each line is removed by itself', async () => {
      await page.goto('/evaluations')
      await page.getByRole('row').getByRole('checkbox').first().click({ force: true })
      await page.getByRole('button', { name: 'Take with me' }).click()
      await dialog.getByRole('button', { name: /^Take off this device: .* 2025$/ }).click()
      await expect(dialog.getByText(/^1 line, /)).toBeVisible()
    })
  },
)
