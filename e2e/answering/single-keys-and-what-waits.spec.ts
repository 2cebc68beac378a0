import { expect } from '@playwright/test'
import { option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

story(
  'single keys lead to the parts of an indicator, and rest while somebody writes',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=2.1.1`)
    await shows(page, '2.1.1')
    await expect(option(page, 'No evidence').locator('kbd')).toHaveText('N')
    // At once, while the page is loading.
    await page.keyboard.press('?')
    const help = page.getByRole('dialog')
    await expect(help.getByText('choose a letter')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Keyboard' }).click()
    await expect(help.getByText('choose a letter')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    const note = page.getByLabel('Note for indicator 2.1.1')
    await expect(note).toBeVisible()

    await page.keyboard.press('/')
    await expect(note).toBeFocused()
    await page.keyboard.type('Cabanes')
    await expect(note).toHaveValue('Cabanes')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('Tab')

    await page.keyboard.press('m')
    await expect(page.getByLabel('Write a comment')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('p')
    await expect(page.getByRole('region', { name: 'Evidence of domain 2, Change' })).toBeFocused()
    await page.keyboard.press('r')
    await expect(page.getByRole('button', { name: 'The whole text' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.keyboard.press('n')
    await expect(option(page, 'No evidence')).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await shows(page, '2.1.2')
    await expect(page.getByRole('button', { name: 'The whole text' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.keyboard.press('ArrowLeft')
    await shows(page, '2.1.1')

    // A focused radio button does not take letters as text, so shortcuts work.
    await option(page, 'No evidence').click()
    await expect(option(page, 'No evidence')).toBeFocused()
    await page.keyboard.press('?')
    await expect(help.getByText('choose a letter')).toBeVisible()
    await page.keyboard.press('d')
    await help.getByText('Use keys that need no Ctrl').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('d')
    await expect(option(page, 'No evidence')).toBeChecked()
    await page.goto(`${path}?indicator=1.1.2`)
    await expect(option(page, 'Not applicable').locator('kbd')).toHaveText('⇧N')
  },
)

story('what waits is one press away: without an answer, or with an open comment', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.3`)
  await shows(page, '1.1.3')
  await option(page, 'B').click()
  await page.getByLabel('Write a comment').fill('Who keeps the list?')
  await page.getByRole('button', { name: 'Send comment' }).click()
  const list = page.getByRole('navigation', { name: 'Domains and indicators' })
  await list.getByRole('link', { name: 'Without an answer 65 1.1.4' }).click()
  await shows(page, '1.1.4')
  await list.getByRole('link', { name: 'With open comments 1 1.1.3' }).click()
  await shows(page, '1.1.3')
})
