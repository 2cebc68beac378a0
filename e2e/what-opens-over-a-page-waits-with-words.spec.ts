import { expect, type Locator, type Page } from '@playwright/test'
import { enter } from './person/enter.ts'
import { hold, refuse, soon, waiting } from './rules/silent-server.ts'
import { type Neighbourhood, story } from './story/story.ts'

// What the browser keeps would answer in the server's place.
story.use({ serviceWorkers: 'block' })

const ofTheSchool = (page: Page, { school }: Neighbourhood) => ({
  at: `/schools?${new URLSearchParams({ search: school.name })}`,
  choose: async (deed: string) => {
    await page.getByRole('button', { name: `Actions for ${school.name}` }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  },
})

story('notifications that have not come are not said to be none', async ({ page, place }) => {
  await enter(page, place.coordinator)
  const bell = () => page.getByRole('button', { name: /^Notifications/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  const speak = await hold(page)
  await page.goto('/profile')
  await bell()
  await expect(waiting(dialog).first()).toBeVisible(soon)
  await expect(dialog.getByText('No notifications')).toHaveCount(0)
  await speak()
  await expect(dialog.getByText('No notifications')).toBeVisible()

  const answer = await refuse(page)
  await page.goto('/profile')
  await bell()
  const again = dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await answer()
  await again.click()
  await expect(dialog.getByText('No notifications')).toBeVisible()
})

/** A deed that is sent twice: on a silent line its button says so, and what is refused can be sent again. */
const isSent = async (page: Page, deed: Locator, refused: Locator): Promise<void> => {
  const answer = await refuse(page)
  await deed.click()
  await expect(refused).toBeVisible()
  await answer()
  const speak = await hold(page)
  await deed.click()
  await expect(deed).toHaveAttribute('data-pending', 'true', soon)
  await speak()
}

story('a deed on its way shows on its button, and a refusal loses nothing', async ({ page, place }) => {
  await enter(page, place.superuser)
  const { at, choose } = ofTheSchool(page, place)
  const [dialog, question] = [page.getByRole('dialog'), page.getByRole('alertdialog')]
  const refused = page.getByText('This value is not valid.')
  await page.goto(at)

  await story.step('a form', async () => {
    await page.getByRole('button', { name: place.school.name, exact: true }).click()
    await dialog.getByLabel('Name of the project').fill('Hands that read')
    const problem = dialog.getByRole('group', { name: /problem/ })
    await isSent(page, dialog.getByRole('button', { name: 'Save', exact: true }), problem)
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: place.school.name, exact: true }).click()
    await expect(dialog.getByLabel('Name of the project')).toHaveValue('Hands that read')
    await page.keyboard.press('Escape')
  })

  await story.step('a table to download', async () => {
    const button = page.getByRole('button', { name: 'Export' })
    const asText = async () => {
      await button.click()
      await page.getByRole('menuitem', { name: 'Table as text (CSV)' }).click()
    }
    const answer = await refuse(page)
    await asText()
    await expect(refused.first()).toBeVisible()
    await answer()
    const speak = await hold(page)
    await asText()
    await expect(button).toHaveAttribute('data-pending', 'true', soon)
    await expect(page.getByRole('status').filter({ hasText: 'Making the file' })).not.toHaveCount(0)
    const saving = page.waitForEvent('download')
    await speak()
    expect((await saving).suggestedFilename()).toMatch(/[.]csv$/)
  })

  await story.step('a paper', async () => {
    await page.goto('/instruments/detail/1')
    await page.getByRole('button', { name: 'Download' }).click()
    const saving = page.waitForEvent('download', { timeout: 60_000 })
    await isSent(
      page,
      dialog.getByRole('button', { name: 'Download' }),
      dialog.getByText('This value is not valid.'),
    )
    await expect(dialog).toBeHidden()
    await saving
  })

  await story.step('a question before deleting', async () => {
    await page.goto(at)
    await choose('Delete')
    await isSent(
      page,
      question.getByRole('button', { name: 'Delete school' }),
      question.getByText('This value is not valid.'),
    )
    await expect(question).toBeHidden()
    await expect(page.getByText('School deleted')).not.toHaveCount(0)
  })
})
