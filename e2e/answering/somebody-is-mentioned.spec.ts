import { expect } from '@playwright/test'
import { notificationCalls } from 'contract/messages/notifications'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'who is mentioned by keyboard alone is notified, and led to the comment',
  async ({ page, place, browser }) => {
    const begun = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${begun.path}?line=${begun.line}&part=comments`)
    const field = page.getByRole('textbox', { name: 'Write a comment' })
    await expect(page.getByRole('button', { name: 'Mention somebody' })).toBeVisible()
    const names = page.waitForResponse((response) => response.url().includes('/api/comment/people/'))
    await field.focus()
    await names
    await page.keyboard.type('Please look, @')
    const menu = page.getByRole('menu', { name: 'Mention somebody' })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Daniela Vera, Regional coordinator',
      /Marta Quispe|José Rivas/,
    ])
    await passesAxeInBothThemes(page, 'people to mention')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Please look, @Daniela Vera ')
    await page.keyboard.type('at the ramp')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByText('Please look, @Daniela Vera at the ramp')).toBeVisible()

    const marked = page.locator('mark')
    await expect(marked).toHaveText('@Daniela Vera')

    await story.step('changed words mention a colleague too', async () => {
      await page.getByRole('button', { name: /^Edit your comment/ }).click()
      const own = page.getByRole('textbox', { name: 'Your comment' })
      await own.press('End')
      await page.keyboard.type(' @')
      await expect(menu.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Save comment' }).click()
      await expect(marked).toHaveText(['@Daniela Vera', /Marta Quispe|José Rivas/])
      const { results } = await ask(place.url, notificationCalls.list, place.colleague, { query: {} })
      expect(results.map(({ code }) => code)).toEqual(['comment_mention'])
    })

    const reading = await (await browser.newContext()).newPage()
    await enterAt(reading, place.coordinator, '/notifications')
    const notification = reading.getByRole('main').getByRole('button', { name: /you were mentioned/i })
    await expect(notification).toContainText('Please look, @Daniela Vera at the ramp')
    await notification.click()
    await expect(reading.getByText('Please look, @Daniela Vera at the ramp')).toBeInViewport()
    // The reader's own name is highlighted too.
    await expect(reading.locator('mark').first()).toHaveText('@Daniela Vera')
    await expect(reading.getByRole('button', { name: 'Wait for my answer 1' })).toBeVisible()
    await reading.context().close()
  },
)
