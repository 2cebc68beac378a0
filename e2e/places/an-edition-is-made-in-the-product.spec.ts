import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt, pageOf } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { preparedDatabase } from '../story/database.ts'
import {
  chooseReworded,
  givenRepresentative,
  givenSecondSuperuser,
  move,
  openIndicator,
  savePart,
  statement,
} from '../story/drafts.ts'
import { type Server, startServer } from '../story/server.ts'
import { story as usual } from '../story/story.ts'

/** On a server of its own, since an edition cannot be deleted and would affect other stories. */
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
story.use({ bypassCSP: true })

const long = `Every adult who works with the learner writes down all that the learner likes.
Multidisciplinary documentation systematically establishes individualised communication preferences and necessities.`
const short = 'We write down what each learner likes.\nThe family tells us what helps at home.'

story(
  'an edition is written with its checks, given back with a reason, released by a second person and begun',
  async ({ browser, page, place }) => {
    story.slow()
    await enterAt(page, place.superuser, '/instruments')
    await page.getByRole('link', { name: 'Drafts and adaptations' }).click()

    await story.step('a draft is opened from the newest edition, for all', async () => {
      await page.getByRole('button', { name: 'Open a draft' }).click()
      const form = page.getByRole('dialog', { name: 'Open a draft' })
      await expect(form.getByRole('button', { name: /Edition to begin with/ })).toContainText(
        'second edition',
      )
      await form.getByRole('button', { name: 'Open a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /second edition · \d{4}$/ })).toBeVisible()
    })

    await story.step('a statement that is too long is marked while it is typed, and corrected', async () => {
      await openIndicator(page, '1.1.1')
      await statement(page, 'English').fill(long)
      await expect(statement(page, 'English')).toHaveAccessibleDescription(
        /Line 2: \d+ characters, at most 95.*Hard to read: school grade/,
      )
      await savePart(page)
      await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled()
      await page.getByRole('button', { name: /things to put right before it can/ }).click()
      await page
        .getByRole('link', { name: /^Indicator 1\.1\.1\. Statements: Change, English: Line 2/ })
        .first()
        .click()
      await expect(statement(page, 'English')).toBeFocused()
      await passesAxeInBothThemes(page, 'a part of a draft with faults')
      await statement(page, 'English').fill(short)
      await page.locator('#part').getByText('Español', { exact: true }).click()
      await statement(page, 'Español').fill(
        'Anotamos lo que le gusta a cada estudiante.\nLa familia nos cuenta qué ayuda en casa.',
      )
    })

    await story.step('changed words are not the same: it is said to be reworded, and handed in', async () => {
      await expect(
        page.getByRole('link', { name: 'Indicator 1.1.1. The words changed: it is reworded' }),
      ).toBeVisible()
      await chooseReworded(page)
      await savePart(page)
      await move(page, 'Hand in', 'Only the words of 1.1.1 are other ones.')
      await expect(page.getByText('You handed it in.', { exact: false })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Release' })).toHaveCount(0)
    })

    const second = await pageOf(browser, await givenSecondSuperuser(place))
    await story.step('a second person sees the changes beside the former text, and returns it', async () => {
      await second.goto(page.url())
      await expect(second.getByText('Only the words of 1.1.1 are other ones.')).toBeVisible()
      await expect(statement(second, 'English')).toHaveValue(short)
      await expect(second.getByText('Words that changed')).toHaveCount(2)
      await expect(second.getByRole('deletion').filter({ hasText: /Some teachers/ })).toBeVisible()
      await expect(second.getByRole('insertion').filter({ hasText: /family/ })).toBeVisible()
      await expect(second.getByRole('textbox', { name: 'Name, English', exact: true })).toHaveCount(0)
      await passesAxeInBothThemes(second, 'what changed in a draft that was handed in')
      await second.getByRole('button', { name: 'Give back' }).click()
      const form = second.getByRole('dialog', { name: 'Give this draft back' })
      await form.getByRole('textbox').fill('Say who writes it down.')
      await form.getByRole('button', { name: 'Give back' }).click()
      // The reason is also in the dialog until the server has accepted it.
      await expect(form).toHaveCount(0)
      await expect(second.getByText('Say who writes it down.')).toBeVisible()
    })

    await story.step('it is changed as asked, handed in again and released', async () => {
      await page.reload()
      await expect(page.getByText('Say who writes it down.')).toBeVisible()
      await statement(page, 'English').fill(short.replace('We write', 'Our teachers write'))
      await savePart(page)
      await move(page, 'Hand in')
      await second.reload()
      await move(second, 'Release')
      await expect(second.getByText('This edition is released')).toBeVisible()
    })

    await story.step('a new evaluation is proposed it', async () => {
      const coordinator = await pageOf(browser, place.coordinator)
      await coordinator.goto('/evaluations?new=true')
      const instruments = await ask(place.url, instrumentCalls.list, place.coordinator)
      expect(instruments[0]).toMatchObject({ edition: 101, replaces: instruments[1]?.id })
      const dialog = coordinator.getByRole('dialog', { name: 'New evaluation' })
      await expect(dialog.getByRole('button', { name: /Instrument/ })).toContainText(
        instruments[0]?.name ?? '',
      )
    })
  },
)

story(
  'a country that is allowed to makes its own edition, and its schools alone are asked by it',
  async ({ browser, page, place }) => {
    const representative = await givenRepresentative(place)
    const admin = await pageOf(browser, place.superuser)
    await enterAt(page, representative, '/countries')
    await page.getByRole('link', { name: 'Adaptations' }).click()
    await expect(page.getByText('Your country may not adapt an edition yet')).toBeVisible()

    await story.step('an administrator allows it', async () => {
      await admin.goto('/editions')
      await admin.getByRole('button', { name: 'Countries that may adapt an edition' }).click()
      await admin.getByText('Peru', { exact: true }).click()
      await expect(admin.getByRole('switch', { name: 'Peru' })).toBeChecked()
      await passesAxeInBothThemes(admin, 'drafts, and the countries that may adapt')
    })

    await story.step('one statement is adapted to the country and handed in', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Open a draft' }).click()
      const form = page.getByRole('dialog', { name: 'Open a draft' })
      await form.getByRole('button', { name: 'Open a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /· Peru$/ })).toBeVisible()
      await openIndicator(page, '1.1.1')
      await statement(page, 'English').fill(short)
      await chooseReworded(page)
      await savePart(page)
      await move(page, 'Hand in')
    })

    await story.step('the administrator releases it', async () => {
      await admin.goto(page.url())
      await move(admin, 'Release')
      await expect(admin.getByText('This edition is released')).toBeVisible()
    })

    await story.step('a school answers it', async () => {
      const { url, superuser, school } = place
      const made = (await ask(url, instrumentCalls.list, superuser)).find(({ country }) => country)
      const { id } = await ask(url, evaluationCalls.create, place.coordinator, {
        body: { school: school.id, instrument: made?.id ?? 0, year: 2026 },
      })
      const teacher = await browser.newPage()
      const path = `/evaluations/detail/${id}/instrument/${made?.id}?indicator=1.1.1`
      await enterAt(teacher, place.teacher, path)
      await expect(teacher.getByText('We write down what each learner likes.').first()).toBeVisible()
    })
  },
)
