import { expect } from '@playwright/test'
import { notificationCalls } from 'contract/messages/notifications'
import { shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('a notification is read, and leads to its evaluation', async ({ page, place }) => {
  const { id, path } = await place.evaluation(2026)
  const bell = (unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` })
  for (let number = 1; number <= 12; number += 1) {
    await ask(place.url, notificationCalls.send, place.superuser, {
      body: { user: place.teacher.id, title: `Visit ${number}`, message: 'See you soon.', object_id: id },
    })
  }
  await enter(page, place.teacher)

  await story.step('reads on in the bell until there is no more', async () => {
    await bell(12).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'Read more' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(12)
    await expect(dialog.getByRole('button', { name: 'Read more' })).toBeHidden()
    // The focus goes to the first that came.
    await expect(dialog.getByRole('button', { name: /Visit 2/ })).toBeFocused()
    await dialog.getByRole('link', { name: 'All notifications' }).click()
  })

  await story.step('chooses one on the page of all', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByText('12 have not been read yet.')).toBeVisible()
    await passesAxeInBothThemes(page, 'notifications')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Visit 12/ })
      .click()
    await shows(page, '1.1.1')
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await expect(bell(11)).toBeVisible()
  })

  await story.step('follows an address that names another instrument', async () => {
    await page.goto(`/evaluations/detail/${id}/instrument/99`)
    await shows(page, '1.1.1')
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  })
})
