import { expect } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { userCalls } from 'contract/people/users'
import { schoolCalls } from 'contract/places/schools'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { openSchoolForm } from '../story/school-form.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a vacancy is seen, and who leaves hands over the school where they are alone',
  async ({ page, place }) => {
    const { url, superuser, coordinator, school } = place
    const name = `Escuela Sola ${process.pid}`
    const lonely = await ask(url, schoolCalls.create, coordinator, {
      body: {
        name,
        region: school.region.id,
        management: 'public',
        type_of_school: 'special',
        students: 8,
        register_code: `S-${process.pid}`,
      },
    })
    await enterAt(page, coordinator, '/home')

    await story.step('the coordinator sees on the home page that a school has nobody', async () => {
      await page.getByRole('link', { name: '1 school without anybody who may sign in' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible()
      await expect(page.getByRole('rowheader', { name })).toBeVisible()
      await passesAxeInBothThemes(page, 'vacancies')
    })

    await story.step('from its row a person is added for that very school', async () => {
      await page.getByRole('button', { name: `Add a person for ${name}` }).click()
      const form = page.getByRole('dialog', { name: 'New person' })
      await expect(form.getByRole('button', { name: `Take away ${name}` })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(page.getByRole('link', { name: 'People of schools in the country' }).first()).toBeVisible()
    })

    await story.step('the form shows the code of the register', async () => {
      await page.goto(`/schools?search=${encodeURIComponent(name)}`)
      await openSchoolForm(page, name)
      await expect(page.getByLabel(/^Code in the national register/)).toHaveValue(`S-${process.pid}`)
    })

    const username = `ines-${process.pid}`
    await ask(url, userCalls.register, superuser, {
      body: {
        username,
        email: `${username}@vereda.example`,
        full_name: 'Inés Paz',
        role: Role.school,
        areas: [lonely.id],
        password: 'seven-small-stones',
      },
    })

    await story.step('before a person is deleted, what waits for them is named and handed over', async () => {
      await page.goto(`/users?search=${username}`)
      await page.getByRole('button', { name: 'Actions for Inés Paz' }).click()
      await page.getByRole('menuitem', { name: 'Hand over' }).click()
      await expect(page.getByRole('dialog', { name: /Inés Paz/ })).toContainText(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('button', { name: 'Actions for Inés Paz' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog', { name: 'Delete Inés Paz?' })
      await expect(question).toContainText('Inés Paz still holds: 1 place where nobody else is active.')
      await question.getByRole('button', { name: 'Hand over' }).click()
      const dialog = page.getByRole('dialog', { name: 'Hand over what Inés Paz holds' })
      await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
      await passesAxeInBothThemes(page, 'what is handed over')
      await dialog.getByRole('button', { name: /^Nobody, it stays/ }).click()
      await page.getByRole('option', { name: /^Marta Quispe/ }).click()
      await expect(dialog.getByText('Marta Quispe takes it over.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Hand over' }).click()
      await expect(dialog).toBeHidden()
      await expect(question).not.toContainText('still holds')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByRole('row', { name: /Inés Paz/ })).toHaveCount(0)
    })

    await page.goto(`/users?search=${place.teacher.username}`)
    await expect(page.getByRole('row', { name: /Marta Quispe/ })).toContainText(name)
  },
)
