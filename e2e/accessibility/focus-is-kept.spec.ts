import { expect, type Locator, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { instrumentCalls } from 'contract/instrument/instruments'
import { regionCalls } from 'contract/places/regions'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

/** Focuses the part and presses a key. */
const press = async (part: Locator, key = 'Enter'): Promise<void> => {
  await part.focus()
  await part.page().keyboard.press(key)
}
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const action = async (page: Page, opener: Locator, name: string): Promise<void> => {
  await press(opener)
  await expect(page.getByRole('menu')).toBeVisible()
  await press(page.getByRole('menuitem', { name, exact: true }))
}

story('in a list focus returns to the row, or goes to the one that follows it', async ({ page, place }) => {
  const { url, superuser, school } = place
  const mine = school.region.name
  const country = (await ask(url, regionCalls.read, superuser, { parameters: { id: school.region.id } }))
    .country
  const names = ['Alta', 'Baja', 'Clara'].map((part) => `${mine} ${part}`)
  for (const name of names)
    await ask(url, regionCalls.create, superuser, { body: { name, country: country.id } })
  await enterAt(page, superuser, `/regions?${new URLSearchParams({ search: mine })}`)
  const actions = (name?: string) => button(page, `Actions for ${name}`)
  await expect(actions(names[2])).toBeVisible()

  await story.step('after Cancel, after Escape and after Save it is where the form was opened', async () => {
    for (const way of ['Cancel', 'Escape', 'Save']) {
      await action(page, actions(names[1]), 'Change')
      const dialog = page.getByRole('dialog', { name: names[1] ?? '' })
      await expect(dialog.getByLabel('Name of the region')).toHaveValue(names[1] ?? '')
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await press(button(dialog, way))
      await expect(dialog).toBeHidden()
      await expect(actions(names[1])).toBeFocused()
    }
    await press(button(page, 'New region'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'New region')).toBeFocused()
  })

  await story.step(
    'after a row was deleted it is at the next, after the last at the one before',
    async () => {
      for (const [gone, next] of [
        [names[1], names[2]],
        [names[2], names[0]],
      ]) {
        await action(page, actions(gone), 'Delete')
        await press(button(page.getByRole('alertdialog'), 'Delete region'))
        await expect(actions(gone)).toHaveCount(0)
        await expect(actions(next)).toBeFocused()
      }
    },
  )

  await story.step('where no row is left it is at a heading', async () => {
    await page.goto(`/regions?${new URLSearchParams({ search: names[0] ?? '' })}`)
    await action(page, actions(names[0]), 'Delete')
    await press(button(page.getByRole('alertdialog'), 'Delete region'))
    await expect(page.getByText('Nothing found')).toBeVisible()
    await expect(page.getByRole('heading').and(page.locator(':focus'))).toBeVisible()
  })
})

story(
  'on one’s own page focus stays on the button, also from a field that goes away',
  async ({ page, place }) => {
    await enterAt(page, place.teacher, '/profile')
    const save = button(page, 'Save')
    await page.getByLabel('Phone').fill('51 84 555')
    await press(save)
    await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
    await expect(save).toBeFocused()

    await page.getByLabel('Username').fill(`${place.teacher.username}-nueva`)
    const password = page
      .getByRole('region', { name: 'Your data' })
      .getByLabel('Current password', { exact: true })
    await password.fill(place.teacher.password)
    await press(password)
    await expect(password).toHaveCount(0)
    await expect(save).toBeFocused()
  },
)

story('in a plan focus follows goals, observations and actions', async ({ page, place }) => {
  const { url, coordinator } = place
  const { id, line, instrument } = await place.evaluation(2026)
  const plan = await ask(url, actionPlanCalls.read, coordinator, { parameters: { id } })
  const [domain] = await ask(url, instrumentCalls.categories, coordinator, { parameters: { id: instrument } })
  const category = domain?.id ?? 0
  const goals = []
  for (const title of ['First goal', 'Second goal'])
    goals.push(
      await ask(url, actionPlanCalls.addGoal, coordinator, {
        parameters: { plan: plan.id },
        body: { title, category },
      }),
    )
  for (const text of ['First step', 'Second step'])
    await ask(url, actionPlanCalls.addAction, coordinator, {
      parameters: { goal: goals[0]?.id ?? 0 },
      body: { text, category: 1 },
    })
  await enterAt(page, coordinator, `/evaluations/${id}/action-plan?line=${line}`)

  const step = (name: string) => button(page, `What can be done with “${name}”`)
  await action(page, step('First step'), 'Edit action')
  await press(button(page.getByRole('dialog'), 'Save'))
  await expect(step('First step')).toBeFocused()
  await action(page, step('First step'), 'Delete action')
  await press(button(page.getByRole('alertdialog'), /^Delete/))
  await expect(step('First step')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Second step' }).locator(':focus')).toHaveCount(1)

  await action(page, button(page, 'What can be done with goal 1'), 'Delete goal')
  await press(button(page.getByRole('alertdialog'), 'Delete goal'))
  await expect(page.getByRole('article', { name: 'First goal' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Second goal' }).locator(':focus')).toHaveCount(1)
})

story('a comment that is deleted leaves focus at the next, in the conversation', async ({ page, place }) => {
  const { line, path, instrument } = await place.evaluation(2026)
  const [domain] = await ask(place.url, instrumentCalls.categories, place.coordinator, {
    parameters: { id: instrument },
  })
  const indicator = domain?.outcomes?.[0]?.indicators[0]?.id
  for (const text of ['The first word', 'The second word'])
    await ask(place.url, commentCalls.create, place.coordinator, {
      body: { evaluation_line: line, text, indicator: indicator ?? 0 },
    })
  await enterAt(page, place.coordinator, path)
  const rows = page.getByRole('listitem').filter({ has: button(page, /^Delete the comment/) })
  await expect(rows).toHaveCount(2)
  await press(button(rows.first(), /^Delete the comment/))
  await press(button(page.getByRole('alertdialog'), 'Delete comment'))
  await expect(rows).toHaveCount(1)
  await expect(rows.locator(':focus')).toHaveCount(1)
})
