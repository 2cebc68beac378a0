import { expect } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { choose, everythingIsSaved, option, shows, writeNote } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story('an answer and a note are deleted after a question that names them', async ({ page, place }) => {
  const { id, instrument } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `/evaluations/detail/${id}/instrument/${instrument}`)
  await shows(page, '1.1.1')
  await choose(page, 'C')
  await writeNote(page, '1.1.1', 'We met two families.')
  await everythingIsSaved(page)

  await story.step('the note', async () => {
    const question = page.getByRole('alertdialog', { name: 'Delete your note on 1.1.1?' })
    await page.getByRole('button', { name: 'Delete note: 1.1.1' }).click()
    await expect(question).toContainText('We met two families.')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Note for indicator 1.1.1')).toHaveValue('We met two families.')
    await page.getByRole('button', { name: 'Delete note: 1.1.1' }).click()
    await question.getByRole('button', { name: 'Delete note' }).click()
    await expect(page.getByText('Note deleted')).toBeVisible()
    await expect(page.getByLabel('Note for indicator 1.1.1')).toHaveValue('')
  })

  await story.step('the answer', async () => {
    await page.getByRole('button', { name: 'Delete answer: 1.1.1' }).click()
    await page
      .getByRole('alertdialog', { name: 'Delete the answer to 1.1.1?' })
      .getByRole('button', { name: 'Delete answer' })
      .click()
    await expect(page.getByText('Answer deleted')).toBeVisible()
    await expect(option(page, 'C')).not.toBeChecked()
    await page.reload()
    await shows(page, '1.1.1')
    await expect(option(page, 'C')).not.toBeChecked()
    await expect(page.getByLabel('Note for indicator 1.1.1')).toHaveValue('')
  })
})

story('the answer to a question of a plan is deleted after a question', async ({ page, place }) => {
  const { plan, read, path } = await planned(place, await place.evaluation(2026), 'A goal')
  await ask(place.url, actionPlanCalls.answer, place.superuser, {
    body: { action_plan: plan, number: 1, answer: 'Our families know us.' },
  })
  await enterAt(page, place.coordinator, path)
  await page.getByRole('button', { name: 'Seven questions' }).click()
  await page.getByRole('button', { name: /^1\. / }).click()
  await page.getByRole('button', { name: /^Delete answer: / }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Our families know us.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answer' }).click()
  await expect(page.getByText('Answer deleted')).toBeVisible()
  expect((await read()).questions).toEqual([])
})
