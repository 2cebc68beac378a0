import { expect } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

const title = 'Every learner has a current plan'

story('a goal is changed, observed and deleted', async ({ page, place }) => {
  const { plan, goal, read, path } = await planned(place, await place.evaluation(2026), title)
  await enterAt(page, place.coordinator, path)
  const card = page.getByRole('article', { name: title })
  const goalMenu = async (action: string) => {
    await page.getByRole('button', { name: 'What can be done with goal 1' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await story.step('two people change the same field, and one decides', async () => {
    await goalMenu('Edit goal')
    const dialog = page.getByRole('dialog', { name: 'Edit goal' })
    await dialog.getByLabel('Barrier').fill('Each class has its own form.')
    await ask(place.url, actionPlanCalls.changeGoal, place.superuser, {
      parameters: { plan, goal },
      body: { barrier: 'Nobody knows the form.', kind: 'make_usual' },
    })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      dialog.getByRole('row', { name: /Nobody knows the form\. Each class has its own form\./ }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Make it usual')
    expect((await read()).goals[0]).toMatchObject({
      barrier: 'Each class has its own form.',
      kind: 'make_usual',
    })
  })

  await story.step('an observation is written, changed and deleted', async () => {
    await card.getByRole('button', { name: 'Details, no observations yet' }).click()
    await card.getByRole('button', { name: 'Add observation to goal 1' }).click()
    await page.getByLabel('What do you observe?').fill('Two classes use it.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card.getByText('Two classes use it.')).toBeVisible()
    await card.getByRole('button', { name: /^Edit the observation of Daniela Vera/ }).click()
    await page.getByLabel('What do you observe?').fill('Three classes use it.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card.getByText('Three classes use it.')).toBeVisible()
    expect((await read()).goals[0]?.observations.map(({ text }) => text)).toEqual(['Three classes use it.'])
    await card.getByRole('button', { name: /^Delete the observation of Daniela Vera/ }).click()
    await page.getByRole('button', { name: 'Delete observation' }).click()
    await expect(card.getByText('Nothing was observed yet.')).toBeVisible()
  })

  await story.step('a card is moved by keyboard', async () => {
    await page.getByRole('button', { name: 'Board' }).click()
    await page.getByRole('button', { name: 'Drag “Agree on one form”' }).focus()
    await page.keyboard.press('Enter')
    const wanted = page.getByRole('region', { name: 'In progress, 0 actions' })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(wanted).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'In progress, 1 action' })).toContainText(
      'Agree on one form',
    )
    expect((await read()).goals[0]?.actions[0]?.status).toBe('in_progress')
  })

  await story.step('an action is changed, then the goal is deleted with it', async () => {
    await page.getByRole('button', { name: 'What can be done with “Agree on one form”' }).click()
    await page.getByRole('menuitem', { name: 'Edit action' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit action' })
    await dialog.getByLabel('Deadline').fill('2099-03-01')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('01-03-2099', { exact: true })).toBeVisible()
    await goalMenu('Delete goal')
    const question = page.getByRole('alertdialog', { name: `Delete the goal “${title}”?` })
    await expect(question).toContainText('Its 1 action')
    await question.getByRole('button', { name: 'Delete goal' }).click()
    await expect(page.getByText('No goals yet')).toBeVisible()
    expect((await read()).goals).toEqual([])
  })
})
