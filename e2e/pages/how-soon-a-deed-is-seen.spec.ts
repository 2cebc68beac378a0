import { expect } from '@playwright/test'
import { option, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { type Took, timed, watchActions } from '../rules/deeds.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

// Prints figures and never fails because of them, since they depend on the machine.
story('how soon an action is visible on a slow phone', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  const plan = await planned(place, begun)
  const figures: [string, Took][] = []
  const time = async (
    name: string,
    action: () => Promise<unknown>,
    isSeen: () => Promise<unknown>,
  ): Promise<void> => {
    figures.push([name, await timed(page, action, isSeen)])
  }
  await watchActions(page)
  await enter(page, place.coordinator)

  await story.step('the evaluation', async () => {
    await page.goto(`${begun.path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    const wanted = option(page, 'B')
    await time(
      'answering an indicator',
      () => wanted.click(),
      () => expect(wanted).toBeChecked(),
    )
    const note = page.getByLabel('Note for indicator 1.1.1')
    await note.click()
    await time(
      'typing a note',
      () => page.keyboard.type('Families come every Friday.', { delay: 60 }),
      () => expect(note).toHaveValue('Families come every Friday.'),
    )
    await time(
      'going to the next indicator',
      () => page.getByRole('link', { name: 'Next: 1.1.2' }).click(),
      () => shows(page, '1.1.2'),
    )
    const domains = page.getByRole('navigation', { name: 'Domains and indicators' })
    await time(
      'switching the domain',
      () => domains.getByRole('link', { name: /^4 / }).click(),
      () => shows(page, '4.1.1'),
    )
    const check = page.getByRole('button', { name: 'Check answers and submit' })
    await time(
      'asking what is missing',
      () => check.click(),
      () => expect(page.getByRole('dialog', { name: 'What is still missing' })).toBeVisible(),
    )
  })

  await story.step('the lists', async () => {
    await page.goto('/schools')
    await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await time(
      'sorting a list',
      () => page.getByRole('button', { name: 'Learners', exact: true }).click(),
      () => expect(page).toHaveURL(/order=/),
    )
    await page.getByRole('button', { name: `Actions for ${place.school.name}` }).click()
    await time(
      'opening a dialog',
      () => page.getByRole('menuitem', { name: 'Edit' }).click(),
      () => expect(page.getByRole('dialog')).toBeVisible(),
    )
    await page.keyboard.press('Escape')
    await time(
      'opening a menu',
      () => page.getByRole('button', { name: /: your account$/ }).click(),
      () => expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible(),
    )
    await page.keyboard.press('Escape')
    await page.goto('/evaluations')
    await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await time(
      'filtering a list',
      () => page.getByRole('button', { name: /^In review/ }).click(),
      () => expect(page).toHaveURL(/status=/),
    )
    await page.getByRole('searchbox').click()
    await time(
      'typing in a search',
      () => page.keyboard.type('Escuela', { delay: 60 }),
      () => expect(page).toHaveURL(/search=Escuela/),
    )
  })

  await story.step('the board', async () => {
    await page.goto(plan.path)
    await page.getByRole('button', { name: 'What can be done with “Agree on one form”' }).click()
    await time(
      'moving a card of the board',
      () => page.getByRole('menuitem', { name: 'Move to: In progress' }).click(),
      () => expect(page.getByRole('region', { name: 'In progress, 1 action' })).toBeVisible(),
    )
  })

  const lines = figures.map(([name, { picture, work }]) =>
    [name.padEnd(28), ...[picture, work].map((took) => String(Math.round(took)).padStart(14))].join(''),
  )
  const heading =
    'Milliseconds, the processor slowed down fourfold: from a press to its picture (200 are aimed at; 0 is under 16), ' +
    'and what the page computed until the deed was done'
  process.stdout.write(['', heading, ...lines, ''].join('\n'))
  expect(figures).toHaveLength(11)
})
