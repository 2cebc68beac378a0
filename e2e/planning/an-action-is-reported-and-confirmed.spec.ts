import { expect } from '@playwright/test'
import { cardOf } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { phonePhoto } from '../story/photos.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a school reports an action with a photo without a connection, is asked, and is confirmed',
  async ({ page, place, browser }) => {
    const begun = await place.evaluation(2026)
    const plan = await planned(place, begun)
    const address = `/action-plans/${begun.id}?line=${begun.line}`
    await enterAt(page, place.teacher, address)

    const done = page.getByRole('button', { name: 'Mark as done: “Agree on one form”' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(/^1 goal/).waitFor()
    await page.keyboard.press('d')
    await expect(done).toBeFocused()
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Report as done' })
    await expect(dialog.getByLabel('What changed for learners?')).toBeFocused()
    await page.context().setOffline(true)
    await page.keyboard.type('All teachers write on one form, added')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('d')
    await expect(dialog.getByLabel('What changed for learners?')).toHaveValue(
      'All teachers write on one form, added',
    )
    await dialog.getByLabel('What changed for learners?').fill('All teachers write on one form.')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Add a photo or document' }).click(),
    ])
    await chooser.setFiles(await phonePhoto('form'))
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Required field')).toBeVisible()
    await dialog.getByLabel(/^What form/).fill('The form, filled in')
    await cardOf(dialog, page.getByRole('checkbox')).click()
    await passesAxeInBothThemes(page, 'a report that is written')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Waits on this device')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('To confirm')).toBeVisible()
    await expect(page.getByText('All teachers write on one form.')).toBeVisible()
    await expect(page.getByRole('button', { name: /The form, filled in/ })).toBeVisible()

    const other = await (await browser.newContext({ bypassCSP: true })).newPage()
    await enterAt(other, place.coordinator, plan.path)
    await other.getByRole('button', { name: 'See the report on “Agree on one form”' }).click()
    const report = other.getByRole('dialog', { name: 'Agree on one form' })
    await expect(report.getByText('All teachers write on one form.')).toBeVisible()
    await report.getByRole('button', { name: 'Ask the school' }).click()
    await report.getByLabel('What do you ask?').fill('In which year?')
    await passesAxeInBothThemes(other, 'a question about a report')
    await report.getByRole('button', { name: 'Send question' }).click()
    await expect(report).toBeHidden()

    await page.reload()
    await expect(page.getByText('In which year?')).toBeVisible()
    await page.getByRole('button', { name: 'Report again on “Agree on one form”' }).click()
    await dialog.getByLabel('What changed for learners?').fill('Since March of this year.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Since March of this year.')).toBeVisible()

    await other.reload()
    await other.getByRole('button', { name: 'See the report on “Agree on one form”' }).click()
    await report.getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByText('1 completed')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: '1 action completed or cancelled' }).click()
    await expect(
      page.getByRole('region', { name: 'Goals' }).getByText('Confirmed', { exact: true }),
    ).toBeVisible()
    await expect(done).toHaveCount(0)
    await other.context().close()
  },
)
