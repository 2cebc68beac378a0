import { expect, type Page } from '@playwright/test'
import { cardOf } from '../person/answering.ts'
import { enter, pageOf } from '../person/enter.ts'
import { story } from '../story/story.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

const choose = async (page: Page, field: string, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: field }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

/**
 * Types into a combo box that searches on the server and chooses a result; the list may be rendered again meanwhile.
 */
const pick = async (page: Page, field: string, name: string): Promise<void> => {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field })
  await expect(async () => {
    await box.fill(name)
    await page.getByRole('option', { name }).click({ timeout: 4000 })
  }).toPass()
}

story(
  'an administrator adds a coordinator, who sees one region; with another role the person sees nothing',
  async ({ browser, place }) => {
    const { superuser, school, coordinator } = place
    const person = {
      username: coordinator.username.replace('coordinator', 'newcomer'),
      password: 'a-lamp-in-the-window',
    }
    const admin = await pageOf(browser, superuser)

    await story.step('the administrator adds the person with a region', async () => {
      await menu(admin).getByRole('link', { name: 'Profiles' }).click()
      await expect(admin.getByRole('heading', { level: 1, name: 'Profiles' })).toBeVisible()
      await admin.getByRole('button', { name: 'New person' }).click()
      const dialog = admin.getByRole('dialog', { name: 'New person' })
      await dialog.getByLabel('Full name').fill('Teresa Campos')
      await dialog.getByLabel('Email').fill(`${person.username}@vereda.example`)
      await choose(admin, 'Role', 'Regional coordinator')
      await dialog.getByLabel('Username').fill(person.username)
      await dialog.getByLabel(/^First password/).fill(person.password)
      await dialog.getByRole('button', { name: 'Add person' }).click()
      await expect(dialog.getByRole('group', { name: 'There is a problem' })).toContainText(
        'Region: You must assign at least one item.',
      )
      await pick(admin, 'Region', school.region.name)
      await expect(dialog.getByRole('list', { name: 'Regions given' })).toContainText(school.region.name)
      await dialog.getByRole('button', { name: 'Add person' }).click()
      await expect(dialog).toBeHidden()
      await expect(admin.getByRole('status').filter({ hasText: 'Teresa Campos added' })).toBeVisible()
    })

    const newcomer = await pageOf(browser, person)
    await story.step('the coordinator sees the schools of that region and no other', async () => {
      await menu(newcomer).getByRole('link', { name: 'Schools' }).click()
      await expect(newcomer.getByRole('link', { name: school.name, exact: true })).toBeVisible()
      await expect(newcomer.getByRole('table', { name: 'Schools' }).getByRole('rowheader')).toHaveCount(1)
      await expect(menu(newcomer).getByRole('link', { name: 'Profiles' })).toBeVisible()
    })

    const isAnnounced = (text: string) =>
      expect(admin.getByRole('status').filter({ hasText: text })).toBeVisible()

    await story.step('a region taken away and given again is told', async () => {
      await admin.getByRole('searchbox', { name: /^Search by name/ }).fill(person.username)
      await admin.getByRole('button', { name: 'Teresa Campos', exact: true }).click()
      const dialog = admin.getByRole('dialog', { name: 'Teresa Campos' })
      await dialog.getByRole('button', { name: `Take away ${school.region.name}` }).click()
      await isAnnounced('Region deallocated')
      await pick(admin, 'Region', school.region.name)
      await isAnnounced('Region assigned')
    })

    await story.step('the administrator gives the person another role', async () => {
      const dialog = admin.getByRole('dialog', { name: 'Teresa Campos' })
      await choose(admin, 'Role', 'School representative')
      await expect(dialog).toContainText('Changing the role removes the links')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await admin
        .getByRole('alertdialog', { name: 'Change the role of Teresa Campos?' })
        .getByRole('button', { name: 'Change role' })
        .click()
      await expect(dialog).toContainText('No place yet')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(admin.getByRole('row', { name: /Teresa Campos/ })).toContainText('None yet')
    })

    await story.step('the person is logged out, and sees nothing after the next login', async () => {
      await newcomer.reload()
      await expect(newcomer).toHaveURL(/\/login$/)
      await enter(newcomer, person)
      await menu(newcomer).getByRole('link', { name: 'Schools' }).click()
      await expect(newcomer.getByText('No schools yet')).toBeVisible()
      await expect(menu(newcomer).getByRole('link', { name: 'Profiles' })).toHaveCount(0)
      await newcomer.goto('/users')
      await expect(newcomer).toHaveURL(/\/evaluations$/)
    })

    await story.step('a school given to the person counts at once', async () => {
      await admin.getByRole('button', { name: 'Teresa Campos', exact: true }).click()
      await pick(admin, 'School', school.name)
      await isAnnounced('School assigned')
      await newcomer.goto('/schools')
      await expect(newcomer.getByRole('link', { name: school.name, exact: true })).toBeVisible()
      const dialog = admin.getByRole('dialog', { name: 'Teresa Campos' })
      await dialog.getByRole('button', { name: `Take away ${school.name}` }).click()
      await isAnnounced('School deallocated')
      await expect(dialog).toContainText('No place yet')
      await newcomer.reload()
      await expect(newcomer.getByText('No schools yet')).toBeVisible()
    })

    await story.step('switched off, the person cannot log in', async () => {
      const dialog = admin.getByRole('dialog', { name: 'Teresa Campos' })
      await cardOf(dialog, admin.getByRole('switch', { name: 'May log in' })).click()
      await expect(admin.getByRole('status').filter({ hasText: 'may no longer log in' })).toBeVisible()
      await newcomer.goto('/login')
      await newcomer.getByLabel('Email or username').fill(person.username)
      await newcomer.getByLabel('Password', { exact: true }).fill(person.password)
      await newcomer.getByRole('button', { name: 'Sign in' }).click()
      await expect(newcomer.getByText('Invalid user or password.').first()).toBeVisible()
    })
  },
)

story(
  'somebody changes the own password and stays, while the other sessions end',
  async ({ browser, place }) => {
    const { teacher } = place
    const [here, there] = [await pageOf(browser, teacher), await pageOf(browser, teacher)]
    await here.getByRole('button', { name: /: your account$/ }).click()
    await here.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(here.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    const fill = async (now: string) => {
      await here.getByLabel('Current password', { exact: true }).fill(now)
      await here.getByLabel('New password', { exact: true }).fill('nine-paper-boats')
      await here.getByLabel('New password again', { exact: true }).fill('nine-paper-boats')
      await here.getByRole('button', { name: 'Change password' }).click()
    }
    await fill('not-the-password')
    await expect(here.getByRole('group', { name: 'There is a problem' })).toContainText(
      'Incorrect current password',
    )
    await fill(teacher.password)
    await expect(here.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
    await here.goto('/schools')
    await expect(here.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await there.goto('/schools')
    await expect(there).toHaveURL(/\/login$/)
    await enter(there, { username: teacher.username, password: 'nine-paper-boats' })
  },
)
