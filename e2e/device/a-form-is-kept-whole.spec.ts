import { expect, type Locator, type Page } from '@playwright/test'
import { cardOf } from '../person/answering.ts'
import { deviceAsText } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

/** How a field is filled in, and how to check that it is restored. */
type Field = { fill: (form: Locator) => Promise<unknown>; isThere: (form: Locator) => Promise<unknown> }

const text = (label: string, value: string): Field => ({
  fill: (form) => form.getByLabel(label, { exact: true }).fill(value),
  isThere: (form) => expect(form.getByLabel(label, { exact: true })).toHaveValue(value),
})

const list = (label: RegExp, value: string): Field => ({
  fill: async (form) => {
    await form.getByRole('button', { name: label }).press('Enter')
    await form.page().getByRole('option', { name: value }).first().press('Enter')
  },
  isThere: (form) => expect(form.getByRole('button', { name: label })).toContainText(value),
})

const mark = (role: 'radio' | 'checkbox', name: string): Field => ({
  fill: (form) => cardOf(form, form.page().getByRole(role, { name, exact: true })).click(),
  isThere: (form) => expect(form.getByRole(role, { name, exact: true })).toBeChecked(),
})

/** A combo box that searches on the server, whose list may be rendered again while pressing. */
const pick = (label: string, value: string, given?: string): Field => ({
  fill: async (form) => {
    await expect(async () => {
      await form.getByRole('combobox', { name: label }).fill(value)
      await form.page().getByRole('option', { name: value }).click({ timeout: 4000 })
    }).toPass()
  },
  isThere: (form) =>
    given === undefined
      ? expect(form.getByRole('combobox', { name: label })).toHaveValue(value)
      : expect(form.getByRole('list', { name: given })).toContainText(value),
})

const inDialog = (name: string | RegExp, button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog', { name })
}

story(
  'what is typed and what is chosen in a form is there after a new load, unreadable on the device',
  async ({ page, place }) => {
    const { school, teacher } = place
    const forms = {
      'a new school': {
        at: '/schools',
        open: inDialog('New school', 'New school'),
        fields: [
          text('Name of the school', 'Escuela Ollantaytambo'),
          pick('Region', school.region.name),
          list(/Type of school/, 'Special school'),
          mark('radio', 'Private'),
          mark('checkbox', 'Pre-school'),
        ],
      },
      'a new person': {
        at: '/users',
        open: inDialog('New person', 'New person'),
        fields: [
          text('Full name', 'Teresa Ollantaytambo'),
          list(/Role/, 'Regional coordinator'),
          pick('Region', school.region.name, 'Regions given'),
        ],
      },
      'another role': {
        at: `/users?search=${teacher.username}`,
        open: inDialog('Marta Quispe', 'Marta Quispe'),
        fields: [text('Full name', 'Marta Ollantaytambo'), list(/Role/, 'Regional coordinator')],
      },
      'the own profile': {
        at: '/profile',
        open: async (of: Page) => of.getByRole('main'),
        fields: [text('Full name', 'Primera Ollantaytambo'), list(/Language of pages/, 'Español')],
      },
      'a new suggestion': {
        at: '/suggestions',
        open: inDialog('New suggestion', 'New suggestion'),
        fields: [
          list(/Whose/, 'Peru'),
          list(/Outcome/, '4.1 '),
          text('Action', 'Invite the families of Ollantaytambo'),
        ],
      },
      'one date for many evaluations': {
        at: '/evaluations',
        open: async (of: Page) => {
          await of.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
          return inDialog(/^Change the date of/, 'Change date')(of)
        },
        fields: [text('Date', '2026-03-02')],
      },
      'a link in a report': {
        at: `/reports/region/${school.region.id}?write=true`,
        open: inDialog('Link', 'Link'),
        fields: [text('Address of the page', 'https://example.org/Ollantaytambo')],
      },
      'a new evaluation': {
        at: '/evaluations?new=true',
        // The address opens it.
        open: async (of: Page) => of.getByRole('dialog', { name: 'New evaluation' }),
        fields: [pick('School', school.name), text('Period (optional)', 'Ollantaytambo')],
      },
    }
    await place.evaluation(2026)
    await enter(page, place.superuser)
    for (const [name, { at, open, fields }] of Object.entries(forms))
      await story.step(name, async () => {
        await page.goto(at)
        const form = await open(page)
        for (const { fill } of fields) await fill(form)
        await page.reload()
        const again = await open(page)
        for (const { isThere } of fields) await isThere(again)
        await expect(again.getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible()
      })
    expect(await deviceAsText(page)).not.toContain('Ollantaytambo')

    await story.step('a form that is only opened makes no draft', async () => {
      const form = page.getByRole('dialog', { name: 'New evaluation' })
      await form.getByRole('button', { name: 'Discard' }).click()
      await expect(form.getByRole('combobox', { name: 'School' })).toHaveValue('')
      await page.reload()
      await expect(form.getByRole('button', { name: /Instrument/ })).not.toContainText('Choose')
      await expect(form.getByText(/^Draft from/)).toBeHidden()
    })
  },
)

story(
  'what is typed before a login is there after a new load, in its tab alone, and never a password',
  async ({ page, context }) => {
    const forms = {
      'the setup of the first superuser': {
        at: '/setup#token=used',
        fields: [
          text('Full name', 'Rosa Ollantaytambo'),
          text('Username', 'ollantaytambo'),
          text('Email', 'rosa@ollantaytambo.example'),
        ],
        password: 'green stone under snow',
      },
      'the address of a forgotten password': {
        at: '/forgotpassword',
        fields: [text('Email', 'rosa@ollantaytambo.example')],
      },
    }
    for (const [name, { at, fields, ...rest }] of Object.entries(forms))
      await story.step(name, async () => {
        await page.goto(at)
        const form = page.getByRole('main')
        for (const { fill } of fields) await fill(form)
        if ('password' in rest) await form.getByLabel('Password', { exact: true }).fill(rest.password)
        await page.reload()
        for (const { isThere } of fields) await isThere(form)
        await expect(form.getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible()
        if ('password' in rest) {
          await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
          expect(await deviceAsText(page)).not.toContain(rest.password)
        }
        const other = await context.newPage()
        await other.goto(at)
        await expect(other.getByLabel('Email', { exact: true })).toHaveValue('')
        expect(await deviceAsText(other)).not.toContain('ollantaytambo')
        await other.close()
      })
  },
)
