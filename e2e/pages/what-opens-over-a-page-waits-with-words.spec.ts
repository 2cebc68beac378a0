import { expect, type Locator, type Page } from '@playwright/test'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enter } from '../person/enter.ts'
import { hasCome } from '../rules/quiet-page.ts'
import { delayAnswers, loadingStatus, refuse, soon, waiting } from '../rules/silent-server.ts'
import { ask } from '../story/asking.ts'
import { attach } from '../story/complete.ts'
import { phonePhoto } from '../story/photos.ts'
import { type Neighbourhood, story } from '../story/story.ts'

// Cached answers would be shown instead of the server's.
story.use({ serviceWorkers: 'block' })

/** An overlay that requests its content. */
type Opened = { name: string; at: string; open: () => Promise<unknown>; part: Locator; again?: string }

const waitsWithTexts = async (
  page: Page,
  { name, at, open, part, again = 'Try again' }: Opened,
): Promise<void> => {
  const opens = async () => {
    await page.goto(at)
    await hasCome(page)
  }
  await opens()
  const speak = await delayAnswers(page)
  await open()
  await expect(waiting(part).first(), `${name} shows that it waits`).toBeVisible(soon)
  await expect(loadingStatus(page), `${name} tells that it waits`).not.toHaveCount(0, soon)
  await speak()
  await expect(waiting(part), `${name} has come`).toHaveCount(0)
  await expect(loadingStatus(page), `${name} waits no more`).toHaveCount(0)

  await opens()
  const answer = await refuse(page)
  await open()
  const next = part.getByRole('button', { name: again })
  await expect(next.first(), `${name}: a refusal has a next step`).toBeVisible({ timeout: 60_000 })
  await answer()
  await next.first().click()
  await expect(next, `${name} is read when asked again`).toHaveCount(0)
}

const ofTheSchool = (page: Page, { school }: Neighbourhood) => ({
  at: `/schools?${new URLSearchParams({ search: school.name })}`,
  choose: async (action: string) => {
    await page.getByRole('button', { name: `Actions for ${school.name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  },
})

story('an overlay says that it is loading, and what to do after a failure', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  const [domain] = await ask(place.url, instrumentCalls.categories, place.coordinator, {
    parameters: { id: begun.instrument },
  })
  await attach(place, begun.line, { category: domain?.id ?? 0, stage: 1 }, await phonePhoto('hands'))
  await enter(page, place.coordinator)
  const dialog = page.getByRole('dialog')
  const { at, choose } = ofTheSchool(page, place)
  const opened: Opened[] = [
    {
      name: 'the form of a school',
      at,
      open: () => choose('Edit'),
      part: dialog,
    },
    { name: 'who changed what', at, open: () => choose('Who changed what'), part: dialog },
    {
      name: 'a photo',
      at: `${begun.path}?indicator=1.1.1`,
      open: () =>
        page
          .getByRole('button', { name: /^Open Hands and material/ })
          .first()
          .click(),
      part: dialog,
    },
  ]
  for (const each of opened) await story.step(each.name, () => waitsWithTexts(page, each))
})

story(
  'while notifications are loading, the page does not say that there are none',
  async ({ page, place }) => {
    await enter(page, place.coordinator)
    const bell = () => page.getByRole('button', { name: /^Notifications/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    const speak = await delayAnswers(page)
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
  },
)

/** An action that is sent twice: its button shows waiting, and a refused action can be sent again. */
const isSent = async (page: Page, action: Locator, refused: Locator): Promise<void> => {
  const answer = await refuse(page)
  await action.click()
  await expect(refused).toBeVisible()
  await answer()
  const speak = await delayAnswers(page)
  await action.click()
  await expect(action).toHaveAttribute('aria-disabled', 'true', soon)
  await speak()
}

story('a running action is shown on its button, and a refusal loses no input', async ({ page, place }) => {
  await enter(page, place.superuser)
  const { at, choose } = ofTheSchool(page, place)
  const [dialog, question] = [page.getByRole('dialog'), page.getByRole('alertdialog')]
  const refused = page.getByText('This value is not valid.')
  await page.goto(at)

  await story.step('a form', async () => {
    await choose('Edit')
    await dialog.getByLabel('Name of the project').fill('Hands that read')
    const problem = dialog.getByRole('group', { name: /problem/ })
    await isSent(page, dialog.getByRole('button', { name: 'Save', exact: true }), problem)
    await expect(dialog).toBeHidden()
    await choose('Edit')
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
    const speak = await delayAnswers(page)
    await asText()
    await expect(button).toHaveAttribute('aria-disabled', 'true', soon)
    await expect(page.getByRole('status').filter({ hasText: 'Making the file' })).not.toHaveCount(0)
    const saving = page.waitForEvent('download')
    await speak()
    expect((await saving).suggestedFilename()).toMatch(/[.]csv$/)
  })

  await story.step('a document', async () => {
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
