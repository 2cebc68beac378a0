import { expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, option, shows } from '../person/answering.ts'
import { pageOf } from '../person/enter.ts'
import { folder } from '../person/evidence.ts'
import { passesAxeAmongOthers } from '../rules/axe.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const quiet = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)

story('an evaluation passes axe in every state', async ({ browser, place }) => {
  const begun = await place.evaluation(2026)
  const at = `${begun.path}?indicator=1.1.1`
  const teacher = await pageOf(browser, place.teacher)
  const coordinator = await pageOf(browser, place.coordinator)

  await story.step('the practice', async () => {
    await teacher.goto('/tutorial/practice')
    await shows(teacher, '1.1.1')
    await passesAxeAmongOthers(teacher, 'the practice')
  })

  await story.step('open', async () => {
    await teacher.goto(at)
    await shows(teacher, '1.1.1')
    await choose(teacher, 'C')
    await quiet(teacher)
    await passesAxeAmongOthers(teacher, 'open')
    await teacher.getByRole('button', { name: 'Check answers and submit' }).click()
    await expect(teacher.getByRole('dialog', { name: 'What is still missing' })).toBeVisible()
    await passesAxeAmongOthers(teacher, 'what is missing')
    await teacher.keyboard.press('Escape')
    await teacher.getByRole('button', { name: 'Add evidence to Change' }).click()
    await expect(teacher.getByRole('dialog', { name: /^Add evidence/ })).toBeVisible()
    await passesAxeAmongOthers(teacher, 'adding evidence')
    await teacher.keyboard.press('Escape')
    await teacher.context().setOffline(true)
    await choose(teacher, 'D')
    await expect(teacher.getByText('No connection', { exact: true })).toBeVisible()
    await passesAxeAmongOthers(teacher, 'offline')
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
    await passesAxeAmongOthers(teacher, 'returned')
    await teacher.getByRole('button', { name: 'Check answers and submit' }).click()
    await expect(teacher.getByRole('button', { name: 'Submit for review' })).toBeVisible()
    await passesAxeAmongOthers(teacher, 'submitting')
  })

  await story.step('in review', async () => {
    await takeStep(place, begun, 'submit')
    await teacher.goto(at)
    await expect(option(teacher, 'A')).toBeDisabled()
    await quiet(teacher)
    await passesAxeAmongOthers(teacher, 'in review, as the school sees it')
    await teacher.getByRole('button', { name: 'Open Hands and material' }).first().click()
    await expect(teacher.getByRole('img', { name: 'Hands and material' })).toBeVisible()
    await passesAxeAmongOthers(teacher, 'looking at a photo')

    await coordinator.goto(at)
    await coordinator
      .getByRole('main')
      .getByRole('button', { name: /^Agree with/ })
      .click()
    await coordinator.getByRole('button', { name: 'Ask for a change', exact: true }).click()
    await coordinator.getByRole('button', { name: 'All evidence of domain 1' }).click()
    await folder(coordinator, 1, 'Change')
      .getByRole('button', { name: /^Ask for a change/ })
      .click()
    await folder(coordinator, 1, 'Change').getByLabel('What should change').fill('The photo is dark.')
    await quiet(coordinator)
    await passesAxeAmongOthers(coordinator, 'in review, as the coordinator sees it')
    await coordinator.getByRole('button', { name: 'Return with 1 reason' }).click()
    await expect(coordinator.getByRole('alertdialog')).toBeVisible()
    await passesAxeAmongOthers(coordinator, 'returning')
    await coordinator.getByRole('button', { name: 'Cancel' }).click()
  })

  await story.step('validated and closed', async () => {
    await takeStep(place, begun, 'review')
    await coordinator.goto(at)
    await coordinator.getByRole('button', { name: 'Close the line' }).click()
    await expect(coordinator.getByRole('alertdialog')).toBeVisible()
    await passesAxeAmongOthers(coordinator, 'closing')
    await coordinator.getByRole('button', { name: 'Cancel' }).click()
    await quiet(coordinator)
    await passesAxeAmongOthers(coordinator, 'validated')
    await takeStep(place, begun, 'close')
    await coordinator.goto(at)
    await coordinator.getByRole('button', { name: 'Open: Second evaluation' }).click()
    await expect(coordinator.getByRole('dialog')).toBeVisible()
    await passesAxeAmongOthers(coordinator, 'opening the next line')
    await coordinator.keyboard.press('Escape')
    await quiet(coordinator)
    await passesAxeAmongOthers(coordinator, 'closed')
    await coordinator.goto('/home')
    await quiet(coordinator)
    await passesAxeAmongOthers(coordinator, 'home of the coordinator with work')
  })
})
