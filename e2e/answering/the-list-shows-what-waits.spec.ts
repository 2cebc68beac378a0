import { expect } from '@playwright/test'
import { choose, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { answerIndicators } from '../story/complete.ts'
import { story } from '../story/story.ts'

story('the list of indicators shows those that wait, by their short names', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  await answerIndicators(place, begun, (code) => !['1.1.4', '5.3.2'].includes(code))
  await enterAt(page, place.teacher, `${begun.path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  const nav = page.getByRole('navigation', { name: 'Domains and indicators' })
  await expect(nav.getByRole('link', { name: /1\.1\.4 Learning media/ })).toBeVisible()
  await nav.getByRole('button', { name: 'Show: All · 66' }).click()
  await page.getByRole('option', { name: 'Without an answer · 2' }).click()
  await expect(nav.getByRole('link', { name: /5\.3\.2 Records and images/ })).toBeVisible()
  await expect(nav.getByRole('link', { name: /1\.1\.1 / })).toBeHidden()
  await nav.getByRole('link', { name: /1\.1\.4 Learning media/ }).click()
  await shows(page, '1.1.4')
  await choose(page, 'B')
  await expect(nav.getByRole('button', { name: 'Show: Without an answer · 1' })).toBeVisible()
  await expect(nav.getByRole('link', { name: /1\.1\.4 / })).toBeHidden()
  await nav.getByRole('button', { name: /^Show:/ }).click()
  await page.getByRole('option', { name: 'All · 66' }).click()
  await expect(nav.getByRole('link', { name: /1\.1\.1 / })).toBeVisible()
})
