import { expect } from '@playwright/test'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

story('a comment is added, and changed by nobody but its author', async ({ browser, page, place }) => {
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  const aside = page.getByRole('complementary')
  await aside.getByRole('textbox', { name: 'Write a comment' }).fill('Is a drawing enough?')
  await aside.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('Comment added').first()).toBeVisible()

  await aside.getByRole('button', { name: 'Edit your comment of' }).press('Enter')
  const field = aside.getByRole('textbox', { name: 'Your comment' })
  await expect(field).toBeFocused()
  await field.fill('')
  await aside.getByRole('button', { name: 'Save comment' }).click()
  await expect(aside).toContainText('Required field')
  await field.fill('Is a drawing of the day enough?')
  await aside.getByRole('button', { name: 'Save comment' }).click()
  await expect(page.getByText('Comment edited')).toBeVisible()
  await expect(aside).toContainText('Is a drawing of the day enough?')
  await expect(aside.getByRole('button', { name: 'Edit your comment of' })).toBeFocused()

  const other = await (await browser.newContext()).newPage()
  await enterAt(other, place.coordinator, `${path}?indicator=1.1.1`)
  await shows(other, '1.1.1')
  await expect(other.getByRole('complementary')).toContainText('Is a drawing of the day enough?')
  await expect(
    other.getByRole('complementary').getByRole('button', { name: 'Edit your comment of' }),
  ).toHaveCount(0)
  await other.context().close()
})
