import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxe, passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a suggestion is added for Peru, found, changed and deleted; a school reads it',
  async ({ browser, page, place }) => {
    await enterAt(page, place.superuser, '/countries')
    await page.getByRole('link', { name: 'Suggested actions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Suggested actions' })).toBeVisible()
    const list = page.getByRole('region', { name: 'Suggested actions' })
    await expect(list.getByText('For everybody').first()).toBeVisible()
    await passesAxeInBothThemes(page, 'library of suggestions')

    await story.step('is told what is missing', async () => {
      await page.getByRole('button', { name: 'New suggestion' }).click()
      const form = page.getByRole('dialog', { name: 'New suggestion' })
      await form.getByRole('button', { name: 'Add the suggestion' }).click()
      await expect(form.getByRole('link', { name: 'Whose: Required field' })).toBeVisible()
      await expect(form.getByRole('link', { name: 'Action: Required field' })).toBeVisible()
      await passesAxe(page, 'a new suggestion with problems')
    })

    await story.step('adds one', async () => {
      const form = page.getByRole('dialog', { name: 'New suggestion' })
      const choose = async (field: RegExp, option: RegExp) => {
        await form.getByRole('button', { name: field }).press('Enter')
        await page.getByRole('option', { name: option }).press('Enter')
      }
      await choose(/Whose/, /^Peru$/)
      await choose(/Outcome/, /^4\.1 /)
      await form.getByRole('textbox', { name: 'Action' }).fill('Invite the families of Ollanta to a fair')
      await choose(/Stage/, /Change/)
      await form.getByRole('button', { name: 'Add the suggestion' }).click()
      await expect(page.getByText('Suggestion added')).toBeVisible()
    })

    await story.step('finds it by its words, without its accents', async () => {
      await list.getByRole('searchbox').fill('óllanta')
      await expect(page).toHaveURL(/search=/)
      await expect(list.getByRole('row', { name: /families of Ollanta/ })).toContainText('Peru')
      await expect(list.getByText('For everybody')).toHaveCount(0)
    })

    await story.step('a school reads it and changes nothing', async () => {
      const school = await browser.newPage()
      await enterAt(school, place.teacher, '/suggestions?whose=country&outcome=4.1')
      await expect(school.getByText('Invite the families of Ollanta to a fair')).toBeVisible()
      await expect(school.getByRole('button', { name: 'New suggestion' })).toHaveCount(0)
      await expect(school.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
      await school.close()
    })

    const menu = list.getByRole('button', { name: /^Actions for Invite/ })
    await story.step('changes it', async () => {
      await menu.press('Enter')
      await page.getByRole('menuitem', { name: 'Change' }).press('Enter')
      const form = page.getByRole('dialog', { name: 'Change the suggestion' })
      await form.getByRole('textbox', { name: 'Action' }).fill('Invite all families of Ollanta')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Suggestion saved')).toBeVisible()
      await expect(list.getByText('Invite all families of Ollanta')).toBeVisible()
    })

    await story.step('deletes it after a question that repeats it', async () => {
      await menu.press('Enter')
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
      const question = page.getByRole('alertdialog', { name: 'Delete this suggestion?' })
      await expect(question).toContainText('Invite all families of Ollanta')
      await question.getByRole('button', { name: 'Delete suggestion' }).click()
      await expect(page.getByText('Suggestion deleted')).toBeVisible()
      await expect(list.getByText('Invite all families of Ollanta')).toHaveCount(0)
    })
  },
)
