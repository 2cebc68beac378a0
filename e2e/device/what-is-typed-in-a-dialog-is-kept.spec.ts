import { expect, type Locator, type Page } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { cardOf, goOnTo, shows } from '../person/answering.ts'
import { deviceAsText } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { folder } from '../person/evidence.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { phonePhoto } from '../story/photos.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const restored = (within: Page | Locator): Locator =>
  within.getByText(/^Draft from \d\d:\d\d restored/).first()

story('Back closes a form and leaves the page; what was typed is there again', async ({ page, place }) => {
  await enter(page, place.superuser)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Regions' }).click()
  const open = () => page.getByRole('button', { name: 'New region' }).click()
  const dialog = page.getByRole('dialog', { name: 'New region' })
  const name = dialog.getByLabel('Name of the region')
  await open()
  await name.fill('Valle Sagrad')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible()
  await open()
  await expect(name).toHaveValue('Valle Sagrad')

  await story.step('on a page that was just loaded too, and with nothing open Back leaves it', async () => {
    await page.goto('/regions?ordering=name')
    await open()
    await expect(name).toHaveValue('Valle Sagrad')
    await expect(restored(dialog)).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/regions\?/)
    await open()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(name).toHaveValue('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/regions$/)
  })

  await story.step('a form that the address opens does not change the history before it', async () => {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Evaluations' }).click()
    await page.getByRole('button', { name: 'New evaluation' }).click()
    const form = page.getByRole('dialog', { name: 'New evaluation' })
    await expect(form.getByLabel('Period (optional)')).toBeVisible()
    await page.goBack()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/\/evaluations$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/regions$/)
  })
})

story('a draft of a row that changed meanwhile is shown with what is saved now', async ({ page, place }) => {
  const { plan, goal, read, path } = await planned(place, await place.evaluation(2026), 'A current plan')
  await enter(page, place.coordinator)
  await page.goto(path)
  const open = async () => {
    await page.getByRole('button', { name: 'What can be done with goal 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit goal' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Edit goal' })
  await open()
  await dialog.getByLabel('Barrier').fill('Each class has its own form.')
  await ask(place.url, actionPlanCalls.changeGoal, place.superuser, {
    parameters: { plan, goal },
    body: { barrier: 'Nobody knows the form.' },
  })
  await page.reload()
  await open()
  await expect(
    dialog.getByRole('row', { name: /Nobody knows the form\. Each class has its own form\./ }),
  ).toBeVisible()
  expect((await read()).goals[0]?.barrier).toBe('Nobody knows the form.')
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(dialog).toBeHidden()
  expect((await read()).goals[0]?.barrier).toBe('Each class has its own form.')
})

story(
  'an answer of the plan is whole when the tab is closed right after the last key',
  async ({ page, context, place }) => {
    const { path } = await planned(place, await place.evaluation(2026), 'A current plan')
    await enter(page, place.coordinator)
    await page.goto(path)
    const question = (of: Page) => of.getByLabel(/^Which results and evidence/)
    // In a plan with goals the questions are folded.
    await page.getByRole('button', { name: 'Seven questions' }).press('Enter')
    await page.getByRole('button', { name: /^1\. / }).press('Enter')
    await question(page).pressSequentially('Families come')
    await page.close()
    const next = await context.newPage()
    await enter(next, place.coordinator)
    await next.goto(path)
    await expect(question(next)).toHaveValue('Families come')
    await expect(next.getByText('1 of 7 answered')).toBeVisible()
  },
)

story('an observation that was begun is there after Back and a reload', async ({ page, place }) => {
  const { path } = await planned(place, await place.evaluation(2026), 'A current plan')
  await enter(page, place.coordinator)
  await page.goto(path)
  const open = async () => {
    await page.getByRole('button', { name: /^Details, no observations/ }).click()
    await page.getByRole('button', { name: 'Add observation to goal 1' }).click()
  }
  await open()
  await page.getByLabel('What do you observe?').fill('Two classes u')
  await page.reload()
  await open()
  await expect(page.getByLabel('What do you observe?')).toHaveValue('Two classes u')
})

story(
  'a chosen photo and its words survive Back and a reload, unreadable on the device',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await goOnTo(page, '1.1.2')
    const open = () => page.getByRole('button', { name: 'Add evidence to Change' }).click()
    const dialog = page.getByRole('dialog', { name: /^Add evidence: domain/ })
    const text = dialog.getByLabel('What it shows')
    await open()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Choose a file' }).click(),
    ])
    await chooser.setFiles(await phonePhoto('hands', true))
    await text.fill('Two hands on a relief map')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await shows(page, '1.1.2')

    await page.reload()
    await shows(page, '1.1.2')
    const left = await deviceAsText(page)
    expect(left).not.toMatch(/relief map|JFIF|Exif/)
    await open()
    await expect(text).toHaveValue('Two hands on a relief map')
    await expect(dialog.getByText('hands.jpg')).toBeVisible()
    await cardOf(dialog, page.getByRole('checkbox')).click()
    await dialog.getByRole('button', { name: 'Add evidence' }).click()
    await expect(dialog).toBeHidden()
    await expect(folder(page, 1, 'Change').getByRole('listitem')).not.toHaveCount(1)
    await open()
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
)

story('a reason of a review is kept until it is sent', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await enter(page, place.coordinator)
  await page.goto(`${begun.path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  const open = () => page.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  const reason = page.getByLabel('What should change')
  await open()
  await reason.pressSequentially('Say which famil')
  expect(await deviceAsText(page)).not.toContain('Say which')
  await page.reload()
  await expect(reason).toHaveValue('Say which famil')
})
