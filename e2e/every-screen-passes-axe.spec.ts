import { type Browser, expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, option, shows } from './person/answering.ts'
import { enter } from './person/enter.ts'
import { folder } from './person/evidence.ts'
import { passesAxe, passesAxeInBothThemes } from './rules/axe.ts'
import type { Person } from './story/asking.ts'
import { complete, takeStep } from './story/complete.ts'
import { letterTo } from './story/outbox.ts'
import { story } from './story/story.ts'

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

story('the pages before a login pass axe', async ({ page, place, house }) => {
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await passesAxeInBothThemes(page, 'login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeInBothThemes(page, 'login with problems')
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeInBothThemes(page, 'registering with problems')
  const email = `${place.teacher.username}@vereda.example`
  await page.goto('/forgotpassword')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Recovery link sent')).toBeVisible()
  await passesAxeInBothThemes(page, 'a forgotten password')
  const letter = await letterTo(house, email, 'password_reset')
  await page.goto(letter.path)
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  await passesAxeInBothThemes(page, 'choosing a password')
  await page.goto('/account/recover#token=none')
  await expect(heading(page, 'This link does not work any more')).toBeVisible()
  await passesAxeInBothThemes(page, 'a link that ran out')
  await page.goto('/login?done=password')
  await expect(page.getByText('Password changed correctly')).toBeVisible()
  await passesAxeInBothThemes(page, 'login with a new password')
  await page.setContent(letter.html)
  await passesAxe(page, 'the letter itself')
  await page.goto('/setup#token=none')
  await expect(heading(page, 'Set up Vereda')).toBeVisible()
  await passesAxeInBothThemes(page, 'setup')
  await page.goto('/nowhere')
  await expect(heading(page, 'This page does not exist')).toBeVisible()
  await passesAxeInBothThemes(page, 'missing page')
})

story('the description of the API passes axe, folded and with a call opened', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(heading(page, 'The calls of Vereda')).toBeVisible()
  await passesAxe(page, 'the calls')
  await page.getByText('Details of POST /api/school/').click()
  await expect(page.getByRole('heading', { name: 'Refusals' })).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await passesAxe(page, `a call opened, ${colorScheme}`)
  }
})

story('home and the lists pass axe for each role', async ({ browser, place }) => {
  await place.evaluation(2026)
  for (const person of [place.superuser, place.coordinator, place.teacher]) {
    const page = await as(browser, person)
    const name = person.username.split('-')[0]
    await quiet(page)
    await passesAxeInBothThemes(page, `home of ${name}`)
    await page.goto('/evaluations')
    await expect(page.getByRole('link', { name: place.school.name })).toBeVisible()
    await passesAxeInBothThemes(page, `evaluations of ${name}`)
    await page.goto(`/schools?${new URLSearchParams({ search: place.school.name })}`)
    await page.getByRole('button', { name: place.school.name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await quiet(page)
    await passesAxeInBothThemes(page, `a school of ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await passesAxeInBothThemes(page, `schools of ${name}`)
    await page.close()
  }
})

story('menus and dialogs of the lists pass axe', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.coordinator)
  await page.getByRole('button', { name: /: your account$/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await passesAxeInBothThemes(page, 'account menu', listOpen)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible()
  await passesAxeInBothThemes(page, 'language menu', listOpen)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await passesAxeInBothThemes(page, 'notifications', listOpen)
  await page.keyboard.press('Escape')

  await page.goto('/evaluations?new=true')
  const dialog = page.getByRole('dialog', { name: 'New evaluation' })
  await expect(dialog).toBeVisible()
  await passesAxeInBothThemes(page, 'new evaluation')
  await dialog.getByRole('button', { name: 'Begin evaluation' }).click()
  await expect(dialog.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeInBothThemes(page, 'new evaluation with problems')
  await dialog.getByRole('combobox', { name: 'School' }).fill(place.school.name.slice(0, 12))
  await expect(page.getByRole('option', { name: place.school.name })).toBeVisible()
  await passesAxeInBothThemes(page, 'choosing a school', listOpen)
  await page.getByRole('option', { name: place.school.name }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Actions for ${place.school.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await passesAxeInBothThemes(page, 'deleting an evaluation')
})

story('an evaluation passes axe in every state', async ({ browser, place }) => {
  const begun = await place.evaluation(2026)
  const at = `${begun.path}?indicator=1.1.1`
  const teacher = await as(browser, place.teacher)
  const coordinator = await as(browser, place.coordinator)

  await story.step('the practice', async () => {
    await teacher.goto('/tutorial/practice')
    await shows(teacher, '1.1.1')
    await passesAxeInBothThemes(teacher, 'the practice')
  })

  await story.step('open', async () => {
    await teacher.goto(at)
    await shows(teacher, '1.1.1')
    await choose(teacher, 'C')
    await quiet(teacher)
    await passesAxeInBothThemes(teacher, 'open')
    await teacher.getByRole('button', { name: 'Check answers and submit' }).click()
    await expect(teacher.getByRole('dialog', { name: 'What is still missing' })).toBeVisible()
    await passesAxeInBothThemes(teacher, 'what is missing')
    await teacher.keyboard.press('Escape')
    await teacher.getByRole('button', { name: 'Add evidence to Change' }).click()
    await expect(teacher.getByRole('dialog', { name: /^Add evidence/ })).toBeVisible()
    await passesAxeInBothThemes(teacher, 'adding evidence')
    await teacher.keyboard.press('Escape')
    await teacher.context().setOffline(true)
    await choose(teacher, 'D')
    await expect(teacher.getByText('No connection', { exact: true })).toBeVisible()
    await passesAxeInBothThemes(teacher, 'offline')
    await teacher.context().setOffline(false)
    await everythingIsSaved(teacher)
  })

  await story.step('returned', async () => {
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await takeStep(place, begun, 'return')
    await teacher.goto(at)
    await expect(teacher.getByText('Please look at this one again.')).toBeVisible()
    await quiet(teacher)
    await passesAxeInBothThemes(teacher, 'returned')
    await teacher.getByRole('button', { name: 'Check answers and submit' }).click()
    await expect(teacher.getByRole('button', { name: 'Submit for review' })).toBeVisible()
    await passesAxeInBothThemes(teacher, 'submitting')
  })

  await story.step('in review', async () => {
    await takeStep(place, begun, 'submit')
    await teacher.goto(at)
    await expect(option(teacher, 'A')).toBeDisabled()
    await quiet(teacher)
    await passesAxeInBothThemes(teacher, 'in review, as the school sees it')
    await teacher.getByRole('button', { name: 'Open Hands and material' }).first().click()
    await expect(teacher.getByRole('img', { name: 'Hands and material' })).toBeVisible()
    await passesAxeInBothThemes(teacher, 'looking at a photo')

    await coordinator.goto(at)
    await coordinator.getByRole('button', { name: 'Agree with 1.1.1' }).click()
    await folder(coordinator, 1, 'Change')
      .getByRole('button', { name: /^Ask for a change/ })
      .click()
    await coordinator.getByLabel('What should change').fill('The photo is dark.')
    await quiet(coordinator)
    await passesAxeInBothThemes(coordinator, 'in review, as the coordinator sees it')
    await coordinator.getByRole('button', { name: 'Return with 1 reason' }).click()
    await expect(coordinator.getByRole('alertdialog')).toBeVisible()
    await passesAxeInBothThemes(coordinator, 'returning')
    await coordinator.getByRole('button', { name: 'Cancel' }).click()
    await coordinator.getByRole('link', { name: 'See what changed' }).click()
    await expect(heading(coordinator, 'Review')).toBeVisible()
    await passesAxeInBothThemes(coordinator, 'what changed')
  })

  await story.step('validated and closed', async () => {
    await takeStep(place, begun, 'review')
    await coordinator.goto(at)
    await coordinator.getByRole('button', { name: 'Close the line' }).click()
    await expect(coordinator.getByRole('alertdialog')).toBeVisible()
    await passesAxeInBothThemes(coordinator, 'closing')
    await coordinator.getByRole('button', { name: 'Cancel' }).click()
    await quiet(coordinator)
    await passesAxeInBothThemes(coordinator, 'validated')
    await takeStep(place, begun, 'close')
    await coordinator.goto(at)
    await coordinator.getByRole('button', { name: 'Open: Second evaluation' }).click()
    await expect(coordinator.getByRole('dialog')).toBeVisible()
    await passesAxeInBothThemes(coordinator, 'opening the next line')
    await coordinator.keyboard.press('Escape')
    await quiet(coordinator)
    await passesAxeInBothThemes(coordinator, 'closed')
    await coordinator.goto('/home')
    await quiet(coordinator)
    await passesAxeInBothThemes(coordinator, 'home of the coordinator with work')
  })
})

story('statistics and reports pass axe', async ({ browser, place }) => {
  await place.evaluation(2026)
  const page = await as(browser, place.superuser)
  await page.goto('/statistics')
  await expect(heading(page, 'Statistics')).toBeVisible()
  await quiet(page)
  await passesAxeInBothThemes(page, 'statistics of all countries')
  await page.goto(`/statistics?country=Peru&region=${encodeURIComponent(place.school.region.name)}`)
  await expect(page.getByRole('region', { name: 'Evaluations by school' })).toBeVisible()
  await quiet(page)
  for (const button of await page.getByRole('button', { name: 'Table' }).all()) await button.click()
  // A button under the bar at the top is not whole.
  await page.evaluate(() => scrollTo(0, 0))
  await passesAxeInBothThemes(page, 'statistics of a region as tables')
  await page.goto('/reports')
  await expect(heading(page, 'Reports')).toBeVisible()
  await quiet(page)
  await passesAxeInBothThemes(page, 'places of reports')
  await page.goto(`/reports/region/${place.school.region.id}`)
  await expect(page.getByText('There are no reports assigned for this region.')).toBeVisible()
  await passesAxeInBothThemes(page, 'a region without reports')
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await passesAxeInBothThemes(page, 'a new report with problems')
  await page.getByLabel('Title').fill('A report')
  await page.getByRole('textbox', { name: 'Text' }).fill('What we saw')
  await page.getByRole('button', { name: 'Insert a table' }).click()
  await page.keyboard.type('Region')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Schools')
  await passesAxeInBothThemes(page, 'a report being written')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(heading(page, 'A report')).toBeVisible()
  await quiet(page)
  await passesAxeInBothThemes(page, 'a report')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Title').fill('Another report')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(heading(page, 'Versions of “Another report”')).toBeVisible()
  await page.getByRole('button', { name: 'What changed in it' }).click()
  await expect(page.getByText(/words added 1/)).toBeVisible()
  await passesAxeInBothThemes(page, 'versions of a report compared')
  await page.close()
})

story('the translation desk passes axe', async ({ page, place }) => {
  await enter(page, place.superuser)
  await page.goto('/translations?language=vi')
  const name = page.getByRole('article', { name: 'Domain 1: Name', exact: true })
  await expect(name).toBeVisible()
  await passesAxeInBothThemes(page, 'translations')
  await name.getByRole('textbox').fill('Tên khác')
  await expect(name.getByText('The meaning changes')).toBeVisible()
  await passesAxeInBothThemes(page, 'a translation that is not saved')
})
