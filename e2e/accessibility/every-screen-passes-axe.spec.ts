import { type Browser, expect, type Page } from '@playwright/test'
import { enter, enterAt } from '../person/enter.ts'
import { coloursOnly, passesAxe, passesAxeAmongOthers } from '../rules/axe.ts'
import { isWhole } from '../rules/walk.ts'
import type { Person } from '../story/asking.ts'
import { emailTo } from '../story/outbox.ts'
import { openSchoolForm } from '../story/school-form.ts'
import { story } from '../story/story.ts'

// Axe comes into the page as a script, which the page's own policy rightly refuses.
story.use({ bypassCSP: true })

/**
 * React Aria hides the rest of the page while a list of choices is open (docs/decisions/020-interface-foundation.md).
 */
const listOpen = ['aria-hidden-focus', 'page-has-heading-one', 'landmark-one-main', 'region']

const as = async (browser: Browser, person: Person): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, person)
  return page
}

/** Nothing is being loaded any more. */
const quiet = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

story('the pages before a login pass axe', async ({ page, place, vereda }) => {
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await passesAxeAmongOthers(page, 'login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeAmongOthers(page, 'login with problems')
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeAmongOthers(page, 'registering with problems')
  const email = `${place.teacher.username}@vereda.example`
  const confirmation = await emailTo(vereda, email, 'email_confirmation')
  await page.goto(confirmation.path)
  await expect(page.getByRole('button', { name: 'Yes, confirm this address' })).toBeVisible()
  await passesAxeAmongOthers(page, 'confirming an address')
  await page.getByRole('button', { name: 'Yes, confirm this address' }).click()
  await expect(page.getByText('Address confirmed').first()).toBeVisible()
  await passesAxeAmongOthers(page, 'a confirmed address')
  await page.goto('/forgotpassword')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Recovery link sent').first()).toBeVisible()
  await passesAxeAmongOthers(page, 'a forgotten password')
  const letter = await emailTo(vereda, email, 'password_reset')
  await page.goto(letter.path)
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  await passesAxeAmongOthers(page, 'choosing a password')
  await page.goto('/account/recover#token=none')
  await expect(heading(page, 'This link does not work any more')).toBeVisible()
  await passesAxeAmongOthers(page, 'a link that ran out')
  await page.goto('/login?done=password')
  await expect(page.getByText('Password changed correctly')).toBeVisible()
  await passesAxeAmongOthers(page, 'login with a new password')
  await page.setContent(letter.html)
  await passesAxe(page, 'the letter itself')
  await page.goto('/setup#token=none')
  await expect(heading(page, 'Set up Vereda')).toBeVisible()
  await passesAxeAmongOthers(page, 'setup')
  await page.goto('/nowhere')
  await expect(heading(page, 'This page does not exist')).toBeVisible()
  await passesAxeAmongOthers(page, 'missing page')
})

story('the description of the API passes axe, folded and with a call opened', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(heading(page, 'The calls of Vereda')).toBeVisible()
  if (isWhole) await passesAxe(page, 'the calls')
  await page.getByText('Details of POST /api/school/').click()
  await expect(page.getByRole('heading', { name: 'Refusals' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await passesAxe(page, 'a call opened, dark', coloursOnly)
  await page.emulateMedia({ colorScheme: 'light' })
  await passesAxe(page, 'a call opened, light')
})

story('home and the lists pass axe for each role', async ({ browser, place }) => {
  await place.evaluation(2026)
  for (const person of [place.superuser, place.coordinator, place.teacher]) {
    const page = await as(browser, person)
    const name = person.username.split('-')[0]
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quiet(page)
    await passesAxeAmongOthers(page, `home of ${name}`)
    await page.goto('/evaluations')
    await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await passesAxeAmongOthers(page, `evaluations of ${name}`)
    await page.goto(`/schools?${new URLSearchParams({ search: place.school.name })}`)
    await openSchoolForm(page, place.school.name)
    await expect(page.getByRole('dialog')).toBeVisible()
    await quiet(page)
    await passesAxeAmongOthers(page, `a school of ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await passesAxeAmongOthers(page, `schools of ${name}`)
    await page.close()
  }
})

story('menus and dialogs of the lists pass axe', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.coordinator)
  await page.getByRole('button', { name: /: your account$/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await passesAxeAmongOthers(page, 'account menu', listOpen)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible()
  await passesAxeAmongOthers(page, 'language menu', listOpen)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await passesAxeAmongOthers(page, 'notifications', listOpen)
  await page.keyboard.press('Escape')

  await page.goto('/evaluations?new=true')
  const dialog = page.getByRole('dialog', { name: 'New evaluation' })
  await expect(dialog).toBeVisible()
  await passesAxeAmongOthers(page, 'new evaluation')
  await dialog.getByRole('button', { name: 'Begin evaluation' }).click()
  await expect(dialog.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeAmongOthers(page, 'new evaluation with problems')
  await dialog.getByRole('combobox', { name: 'School' }).fill(place.school.name.slice(0, 12))
  await expect(page.getByRole('option', { name: place.school.name })).toBeVisible()
  await passesAxeAmongOthers(page, 'choosing a school', listOpen)
  await page.getByRole('option', { name: place.school.name }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Actions for ${place.school.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await passesAxeAmongOthers(page, 'deleting an evaluation')
})

story('statistics and reports pass axe', async ({ browser, place }) => {
  await place.evaluation(2026)
  const page = await as(browser, place.superuser)
  await page.goto('/statistics')
  await expect(heading(page, 'Statistics')).toBeVisible()
  await quiet(page)
  await passesAxeAmongOthers(page, 'statistics of all countries')
  await page.goto(`/statistics?country=Peru&region=${encodeURIComponent(place.school.region.name)}`)
  await page.getByRole('button', { name: 'All figures' }).click()
  await expect(page.getByRole('region', { name: 'Evaluations by school' })).toBeVisible()
  await quiet(page)
  // that of a finding says what it leads back to, the others stay
  const ofFindings = page.getByRole('button', { name: /^Table ?:/ })
  while ((await ofFindings.count()) > 0) await ofFindings.first().click()
  for (const button of await page.getByRole('button', { name: 'Table', exact: true }).all())
    await button.click()
  // A button under the bar at the top is not whole.
  await page.evaluate(() => scrollTo(0, 0))
  await passesAxeAmongOthers(page, 'statistics of a region as tables')
  await page.goto('/reports')
  await expect(heading(page, 'Reports')).toBeVisible()
  await quiet(page)
  await passesAxeAmongOthers(page, 'places of reports')
  await page.goto(`/reports/region/${place.school.region.id}`)
  await expect(page.getByText('There are no reports assigned for this region.')).toBeVisible()
  await passesAxeAmongOthers(page, 'a region without reports')
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeAmongOthers(page, 'a new report with problems')
  await page.getByLabel('Title').fill('A report')
  await page.getByRole('textbox', { name: 'Text' }).fill('What we saw')
  await page.getByRole('button', { name: 'Insert a table' }).click()
  await page.keyboard.type('Region')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Schools')
  await passesAxeAmongOthers(page, 'a report being written')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(heading(page, 'A report')).toBeVisible()
  await quiet(page)
  await passesAxeAmongOthers(page, 'a report')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Title').fill('Another report')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(heading(page, 'Versions of “Another report”')).toBeVisible()
  await page.getByRole('button', { name: 'What changed in it' }).click()
  await expect(page.getByText(/words added 1/)).toBeVisible()
  await passesAxeAmongOthers(page, 'versions of a report compared')
  await page.close()
})

story('the translation desk passes axe', async ({ page, place }) => {
  await enterAt(page, place.superuser, '/translations?language=vi')
  const name = page.getByRole('article', { name: 'Domain 1: Name', exact: true })
  await expect(name).toBeVisible()
  await passesAxeAmongOthers(page, 'translations')
  await name.getByRole('textbox').fill('Tên khác')
  await expect(name.getByText('The meaning changes')).toBeVisible()
  await passesAxeAmongOthers(page, 'a translation that is not saved')
})
