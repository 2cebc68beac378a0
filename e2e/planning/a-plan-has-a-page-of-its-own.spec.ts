import { expect } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { localRoleCalls } from 'contract/people/local-roles'
import { userCalls } from 'contract/people/users'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { countryOf } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a plan has one address for everybody, and what is finished in it is folded',
  async ({ page, place, browser }) => {
    const begun = await place.evaluation(2026)
    const { goal } = await planned(place, begun)
    await addLateAction(place, goal, 'Repair the ramp', 12)
    await ask(place.url, actionPlanCalls.addAction, place.coordinator, {
      parameters: { goal },
      body: { text: 'Paint the doors', category: 1, status: 'completed' },
    })
    const address = `/action-plans/${begun.id}?line=${begun.line}`
    const isThePlan = async () => {
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address)
      await expect(page.getByRole('heading', { level: 1, name: 'Action plan' })).toBeVisible()
    }

    await story.step('a school finds it from its page, by searching, and from what is late', async () => {
      await enterAt(page, place.teacher, `/schools/${place.school.id}`)
      await page.getByRole('link', { name: 'Open the plan' }).click()
      await isThePlan()
      await page.goto('/home')
      await page.getByRole('button', { name: 'Search everything' }).press('Enter')
      await page.getByRole('combobox', { name: 'Search' }).fill(place.school.name)
      await page.getByRole('group', { name: 'Action plans' }).getByRole('option').click()
      await isThePlan()
      await page.goto('/action-plans')
      await page.getByRole('link', { name: 'Repair the ramp' }).click()
      await isThePlan()
      await page.goto(begun.path)
      await page.getByRole('link', { name: 'Action plan', exact: true }).click()
      await isThePlan()
      await page.goto(`/schools/results/${place.school.id}?line=${begun.line}`)
      await page.getByRole('link', { name: 'Open the action plan' }).click()
      await isThePlan()
    })
    await story.step('it works with its part and sees what is finished after a press', async () => {
      const goals = page.getByRole('region', { name: 'Goals' })
      await expect(goals.getByText('Paint the doors')).toBeHidden()
      await page.getByRole('button', { name: '1 action completed or cancelled' }).press('Enter')
      await expect(goals.getByText('Paint the doors')).toBeVisible()
      await page.getByRole('button', { name: '1 action completed or cancelled' }).press('Enter')
      await expect(goals.getByText('Paint the doors')).toBeHidden()
      // From the results, as from a notification, with the plan already open.
      await page.goto(`/schools/results/${place.school.id}?line=${begun.line}&open=plan`)
      await page.getByRole('link', { name: 'Paint the doors' }).click()
      await isThePlan()
      await expect(goals.getByText('Paint the doors')).toBeInViewport()
      await page.getByRole('button', { name: 'Open the action' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Mark as done: “Repair the ramp”' })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Add action' })).toHaveCount(0)
      await page.getByRole('button', { name: /^Details/ }).press('Enter')
      await page.getByRole('button', { name: 'Add observation to goal 1' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Add observation' })
      await dialog.getByLabel('What do you observe?').fill('Two learners use it')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Two learners use it')).toBeVisible()
      await passesAxeInBothThemes(page, 'the plan as its school works with it')
    })
    await story.step('people who write plans stay at the address of the specification', async () => {
      await page.goto(`/evaluations/${begun.id}/action-plan?line=${begun.line}`)
      await expect(page).toHaveURL(/\/evaluations$/)
    })
    await story.step('a coordinator whose local role leaves out plans can only read it there', async () => {
      const { url, superuser, coordinator } = place
      const role = await ask(url, localRoleCalls.create, superuser, {
        body: {
          country: await countryOf(place, 'Peru'),
          role: Role.region,
          name: `Reader of ${place.school.name}`,
          withheld: ['plan', 'people'],
        },
      })
      await ask(url, userCalls.change, superuser, {
        parameters: { id: coordinator.id },
        body: { local_role: role.id },
      })
      const other = await (await browser.newContext()).newPage()
      await enterAt(other, coordinator, `/evaluations/${begun.id}/action-plan?line=${begun.line}`)
      await expect(other.getByText('Your role reads plans and does not change them.')).toBeVisible()
      await other.goto(address)
      await expect(other.getByText('Your role reads plans and does not change them.')).toBeVisible()
      await expect(other.getByRole('region', { name: 'Goals' }).getByText('Repair the ramp')).toBeVisible()
      await expect(other.getByRole('button', { name: /^(Add|Mark|Propose|Set)/ })).toHaveCount(0)
      await other.context().close()
    })
  },
)
