import { expect, type Page } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { adaptationCalls } from 'contract/instrument/edition-drafts'
import { instrumentCalls } from 'contract/instrument/instruments'
import { userCalls } from 'contract/people/users'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask, logIn, type Person } from '../story/asking.ts'
import { preparedDatabase } from '../story/database.ts'
import { type Server, startServer } from '../story/server.ts'
import { type Neighbourhood, story as usual } from '../story/story.ts'

/** On a server of its own: an edition is for good, and would be offered to the schools of all other stories. */
const story = usual.extend<object, { vereda: Server }>({
  vereda: [
    async ({ browserName: _ }, give) => {
      const server = await startServer({ DATABASE_URL: await preparedDatabase() })
      await give(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
// Only here: axe comes into the page as a script, which the page's own policy rightly refuses.
story.use({ bypassCSP: true })

const long =
  'Every adult who works with the learner writes down all that the learner likes on each day of the year.'

/** Somebody who represents Peru, and may adapt an edition for it. */
const givenRepresentative = async ({ url, superuser }: Neighbourhood): Promise<Person> => {
  const countries = await ask(url, adaptationCalls.list, superuser)
  const peru = countries.find(({ name }) => name === 'Peru')?.id ?? 0
  await ask(url, adaptationCalls.allow, superuser, { parameters: { country: peru }, body: { allowed: true } })
  const username = `representante-${process.pid}`
  const password = 'seven-small-stones'
  await ask(url, userCalls.register, superuser, {
    body: {
      username,
      email: `${username}@vereda.example`,
      full_name: 'Rosa Huamán',
      password,
      role: Role.country,
      areas: [peru],
    },
  })
  return logIn(url, username, password)
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Name, English' })

story(
  'Peru makes an edition of its own, a second person releases it, and its schools are asked by it',
  async ({ browser, page, place }) => {
    await enterAt(page, await givenRepresentative(place), '/countries')
    await page.getByRole('link', { name: 'Adaptations' }).click()

    await story.step('a draft is opened for the country', async () => {
      await page.getByRole('button', { name: 'Open a draft' }).click()
      const form = page.getByRole('dialog', { name: 'Open a draft' })
      await form.getByRole('button', { name: /Edition to begin with/ }).press('Enter')
      await page.getByRole('option').first().press('Enter')
      await form.getByRole('button', { name: 'Open a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /· Peru$/ })).toBeVisible()
    })

    await story.step(
      'a name that is too long is found while it is typed, and keeps the draft back',
      async () => {
        await page.getByRole('button', { name: /^1 / }).click()
        await page.getByRole('link', { name: /^Indicator 1\.1\.1/ }).click()
        await field(page).fill(long.repeat(2))
        await expect(page.getByText('at most 140')).toBeVisible()
        await expect(page.getByText('The words changed: it is reworded, or something else')).toBeVisible()
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled()
        await passesAxeInBothThemes(page, 'a part of a draft with faults')
      },
    )

    await story.step('it is mended, said to be reworded, and handed in', async () => {
      await field(page).fill('We know what each learner likes')
      await page.getByRole('button', { name: /What this is to edition/ }).press('Enter')
      await page.getByRole('option', { name: /^Reworded/ }).press('Enter')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Hand in' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
      await expect(page.getByText('You handed it in.', { exact: false })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Release' })).toHaveCount(0)
    })

    await story.step('a second person reads what changed and releases it', async () => {
      const second = await browser.newPage()
      await enterAt(second, place.superuser, '/editions')
      await second.getByRole('link', { name: /· Peru$/ }).click()
      await second.getByRole('button', { name: /^Changed/ }).click()
      await second.getByRole('link', { name: /^Indicator 1\.1\.1/ }).click()
      await expect(field(second)).toHaveValue('We know what each learner likes')
      await expect(second.getByText(/^Before: /)).toBeVisible()
      await second.getByRole('button', { name: 'Release' }).click()
      await second.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click()
      await expect(second.getByText('This edition is released')).toBeVisible()
      await second.close()
    })

    await story.step('a school is asked by it', async () => {
      const { url, superuser, school } = place
      const made = (await ask(url, instrumentCalls.list, superuser)).find(({ country }) => country)
      const { id } = await ask(url, evaluationCalls.create, place.coordinator, {
        body: { school: school.id, instrument: made?.id ?? 0, year: 2026 },
      })
      const teacher = await browser.newPage()
      await enterAt(
        teacher,
        place.teacher,
        `/evaluations/detail/${id}/instrument/${made?.id}?indicator=1.1.1`,
      )
      await expect(teacher.getByText('We know what each learner likes').first()).toBeVisible()
      await teacher.close()
    })
  },
)
