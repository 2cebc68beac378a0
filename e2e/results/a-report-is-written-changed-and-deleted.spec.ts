import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

story('a coordinator writes a report; a closed page loses nothing of it', async ({ page, place }) => {
  const { name } = place.school.region
  await place.evaluation(2026)
  await enter(page, place.coordinator)
  await expect(page.getByRole('heading', { level: 2, name: 'Region at a glance' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heading(page, `Reports on ${name}`)).toBeVisible()
  await expect(page.getByText('There are no reports assigned for this region.')).toBeVisible()
  await page.getByRole('button', { name: 'New report' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })

  await story.step('reads which figures it will not show, and why', async () => {
    const hidden = page.getByRole('region', { name: 'What the figures will not show' })
    await expect(hidden.getByRole('listitem').filter({ hasText: 'Learners and staff' })).toContainText(
      'some numbers are not shown',
    )
  })

  await story.step('is told what is missing', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Title: Required field' })).toBeVisible()
  })

  await story.step('writes with keys and tools', async () => {
    await page.getByLabel('Title').fill('Inclusion in our valley')
    await text.click()
    await page.keyboard.type('# What we saw\nMore families ')
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('decide')
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type(' with us. <b>No tag</b>\n- one\ntwo\n\n')
    await page.getByRole('button', { name: 'Insert a table' }).click()
    await page.keyboard.type('Schools')
    await expect(text.getByRole('columnheader', { name: 'Schools' })).toBeVisible()
  })

  await story.step('finds it again after the page was closed', async () => {
    await page.reload()
    await expect(page.getByText(/^Draft from/).first()).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Inclusion in our valley')
    await expect(text).toContainText('<b>No tag</b>')
  })

  await story.step('publishes it, and reads it with the figures of today', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(heading(page, 'Inclusion in our valley')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: 'What we saw' })).toBeVisible()
    await expect(main.getByText('<b>No tag</b>')).toBeVisible()
    await expect(main.locator('strong', { hasText: 'decide' })).toBeVisible()
    await expect(main.getByRole('columnheader', { name: 'Schools' })).toBeVisible()
    await expect(
      main.getByText('0 of 1 evaluations are validated or closed, 0 wait for review.'),
    ).toBeVisible()
  })

  await story.step('changes its title', async () => {
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Title').fill('Inclusion in our whole valley')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(heading(page, 'Inclusion in our whole valley')).toBeVisible()
    await expect(page.getByText(/^Version 2, changed/)).toBeVisible()
  })

  await story.step('reads an earlier version, compares it, and restores it', async () => {
    await page.getByRole('button', { name: 'Versions' }).click()
    await expect(heading(page, 'Versions of “Inclusion in our whole valley”')).toBeVisible()
    await page.getByRole('link', { name: 'Version 1' }).click()
    const version = page.getByRole('region', { name: 'Version 1' })
    await expect(version.getByRole('heading', { level: 3, name: 'Inclusion in our valley' })).toBeVisible()
    await expect(version.locator('strong', { hasText: 'decide' })).toBeVisible()
    await version.getByRole('button', { name: 'Compared with the latest' }).click()
    await expect(version.getByText('words added 1, words removed 0.')).toBeVisible()
    await expect(version.getByRole('insertion')).toHaveText(/whole/)
    await version.getByRole('button', { name: 'Restore this version' }).click()
    await page
      .getByRole('alertdialog', { name: 'Restore version 1?' })
      .getByRole('button', { name: 'Restore this version' })
      .click()
    await expect(heading(page, 'Inclusion in our valley')).toBeVisible()
    await expect(page.getByText(/^Version 3, changed/)).toBeVisible()
  })

  await story.step('deletes it after a question that names it', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Delete the report “Inclusion in our valley”?',
    })
    await expect(question).toContainText(name)
    await question.getByRole('button', { name: 'Delete report' }).click()
    await expect(page.getByText('There are no reports assigned for this region.')).toBeVisible()
  })
})
