import { expect } from '@playwright/test'
import { option, shows } from '../person/answering.ts'
import { enterAt, pageOf } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a country names an observer, and whoever becomes one reads and answers nothing',
  async ({ page, browser, place }) => {
    const begun = await place.evaluation(2026)
    const name = `Observer of ${place.school.name}`
    const teacher = await pageOf(browser, place.teacher, `${begun.path}?indicator=1.1.1`)
    await shows(teacher, '1.1.1')
    await expect(option(teacher, 'C')).toBeEnabled()

    await story.step('the role is made from the page of countries, with what it leaves out', async () => {
      await enterAt(page, place.superuser, '/countries')
      await page.getByRole('link', { name: 'Country roles' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Country roles' })).toBeVisible()
      await page.getByRole('button', { name: 'New role' }).click()
      const form = page.getByRole('dialog', { name: 'New role' })
      await form.getByRole('button', { name: 'Save' }).click()
      // Without a role there is no list of tasks to link to.
      await expect(form.getByRole('link', { name: /Based on/ })).toBeVisible()
      await expect(form.getByText(/^Leave out at least one kind of work/)).toHaveCount(0)
      await form.getByRole('textbox', { name: 'Name' }).fill(name)
      await form.getByRole('button', { name: /Country/ }).click()
      await page.getByRole('option', { name: 'Peru' }).click()
      await form.getByRole('button', { name: /Based on/ }).click()
      await page.getByRole('option', { name: 'Regional coordinator' }).click()
      await form.getByRole('checkbox', { name: 'Adding and deleting evidence' }).press('Space')
      await expect(form.getByRole('checkbox', { name: 'Looking after people' })).toBeDisabled()
      await form.getByRole('button', { name: /Based on/ }).click()
      await page.getByRole('option', { name: 'School representative' }).click()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText(/^Leave out at least one kind of work/).first()).toBeVisible()
      await form.getByRole('checkbox', { name: 'Answers, notes and numbers of learners' }).press('Space')
      await form.getByRole('checkbox', { name: 'Comments and messages' }).press('Space')
      await form.getByRole('button', { name: 'Save' }).click()
      const card = page.getByRole('region', { name })
      await expect(card).toContainText('Peru · School representative · nobody has it')
      await passesAxeInBothThemes(page, 'the page of country roles')
    })

    await story.step('it is given in the form of a person', async () => {
      await page.goto(`/users?search=${place.teacher.username}`)
      await page.getByRole('button', { name: 'Marta Quispe', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Marta Quispe' })
      await form.getByRole('button', { name: /Country role/ }).click()
      await page.getByRole('option', { name, exact: true }).click()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('row', { name: /Marta Quispe/ })).toContainText(name)
    })

    await story.step(
      'an open page removes the letters after the first refusal, and can still be read',
      async () => {
        await option(teacher, 'C').press('Space')
        await expect(option(teacher, 'C')).toBeDisabled()
        await shows(teacher, '1.1.1')
        await teacher.reload()
        await shows(teacher, '1.1.1')
        await expect(option(teacher, 'C')).toBeDisabled()
      },
    )

    await story.step('without it the person answers again', async () => {
      await page.getByRole('button', { name: 'Marta Quispe', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Marta Quispe' })
      await form.getByRole('button', { name: /Country role/ }).click()
      await page.getByRole('option', { name: 'None: the whole role' }).click()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toBeHidden()
      await page.goto('/roles')
      const card = page.getByRole('region', { name })
      await card.getByRole('button', { name: `Delete: ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(card).toBeHidden()
    })
  },
)
