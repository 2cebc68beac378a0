import { expect, type Page } from '@playwright/test'
import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt, pageOf } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { keyboardUserOf } from '../person/keyboard-user.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { beyondTheEdge, heightOfBars, setTextSize } from '../rules/bars.ts'
import { ask } from '../story/asking.ts'
import { givenSecondSuperuser, statement } from '../story/drafts.ts'
import { type Neighbourhood, story } from '../story/story.ts'

// axe is put into the page, which the page's own rules forbid
story.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

const openDraft = async ({ url, superuser }: Neighbourhood): Promise<string> => {
  const [newest] = await ask(url, instrumentCalls.list, superuser)
  const body = { instrument: newest?.id ?? 0, country: null }
  const { id } = await ask(url, editionDraftCalls.create, superuser, { body })
  return `/editions/${id}`
}

const focusedIsInSight = async (page: Page): Promise<void> => {
  const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThanOrEqual(844 / 2)
}

story(
  'a draft is written, handed in and given back on a small screen, by keyboard alone',
  async ({ browser, page, place }) => {
    story.slow()
    const path = await openDraft(place)
    await enterAt(page, place.superuser, path)
    const user = keyboardUserOf(page)

    await story.step('a part that is opened has the focus, and going back leads to its place', async () => {
      await user.press('button', /^1 /)
      await user.press('link', /^Indicator 1\.2\.3 /)
      const part = page.getByRole('region', { name: /^Goals are specific/ })
      await expect(part).toBeFocused()
      await focusedIsInSight(page)
      await tabTo(page, page.getByRole('link', { name: 'All parts' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: /^Indicator 1\.2\.3 / })).toBeFocused()
    })

    await story.step('a fault leads to its field, which is mended and saved', async () => {
      await tabTo(page, page.getByRole('link', { name: /^Indicator 1\.1\.1 / }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(statement(page, 'English')).toBeVisible()
      await tabTo(page, statement(page, 'English'))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('We write down what each learner likes.')
      await user.press('button', /^\d+ things? to put right$/)
      await user.press('link', /^Statements: Change, English/)
      await expect(statement(page, 'English')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('The family tells us what helps at home.')
      // The list has folded, so that it does not lie over the field.
      await user.press('button', /^\d+ things? to put right$/)
      await user.press('link', /it is reworded, or something else/)
      await page.keyboard.press('Enter')
      await user.pick('option', /^Reworded/)
      await user.press('button', 'Save')
      await user.hears('Saved')
    })

    await story.step('it is handed in with a word to the second person', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Hand in' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await user.meets('alertdialog', 'Hand this draft in?')
      // Only the English changed, so whoever hands it in says that the other languages still fit.
      await tabTo(page, page.getByRole('checkbox', { name: /still fit/ }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('textbox', { name: /^A word to the second person/ }))
      await page.keyboard.type('Read the second statement twice.')
      await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }))
      await page.keyboard.press('Enter')
      await user.hears(/You handed it in/)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    })

    await story.step('the second person reads the words that changed, and gives it back', async () => {
      const second = await pageOf(browser, await givenSecondSuperuser(place), page.url())
      await second.setViewportSize({ width: 390, height: 844 })
      await expect(second.getByRole('insertion').filter({ hasText: /: We$/ })).toBeVisible()
      const reader = keyboardUserOf(second)
      await reader.press('button', 'Give back')
      await reader.meets('dialog', 'Give this draft back')
      await expect(second.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await second.keyboard.type('Say who writes it down.')
      await reader.press('button', 'Give back')
      await expect(second.getByRole('dialog')).toHaveCount(0)
      await expect(second.getByText('Say who writes it down.')).toBeVisible()
    })

    await story.step('it fits the smallest screen with large letters, in Hindi', async () => {
      await page.evaluate(() => sessionStorage.setItem('vereda.language', 'hi'))
      await page.reload()
      await expect(page.getByText('Say who writes it down.')).toBeVisible()
      await expect(page.locator('form')).toBeVisible()
      await passesAxeInBothThemes(page, 'a part of a draft that was given back, on a small screen')
      await page.setViewportSize({ width: 320, height: 700 })
      await setTextSize(page, 200)
      expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
      expect(await heightOfBars(page)).toBeLessThanOrEqual(0.2)
    })
  },
)
