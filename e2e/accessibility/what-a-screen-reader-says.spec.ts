import { expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, option, shows, writeNote } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { hasCome } from '../rules/quiet-page.ts'
import { spokenText } from '../rules/spoken-text.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

// Snapshots in said/ are reviewed in diffs; `--update-snapshots` writes them.
const matches = async (page: Page, task: string, within?: readonly string[]): Promise<void> => {
  await hasCome(page)
  const text = await spokenText(page, within)
  expect.soft(text).toMatchSnapshot(`${task}.txt`)
}

const content = ['main', 'complementary', 'dialog']

story(
  'what a screen reader says of logging in, answering, evidence and checking',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await page.goto('/login')
    await matches(page, 'school-1-login')
    await enterAt(page, place.teacher, '/home')
    await matches(page, 'school-2-home')
    await page.goto(`${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    await expect(page.getByRole('region', { name: 'Ready to submit?' })).toBeVisible()
    await matches(page, 'school-3-an-indicator')
    await choose(page, 'C')
    await writeNote(page, '1.1.1', 'Profiles were written in March.')
    await everythingIsSaved(page)
    await matches(page, 'school-4-answered', content)
    await option(page, 'Not applicable')
      .or(page.getByRole('link', { name: 'Next: 1.1.2' }))
      .first()
      .focus()
    await page.getByRole('button', { name: 'Add evidence to Change' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await matches(page, 'school-5-adding-evidence', ['dialog'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Check answers and submit' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'What is still missing' })).toBeVisible()
    await matches(page, 'school-6-what-is-missing', ['dialog'])
  },
)

story(
  'what a screen reader says of reviewing, results, plan, statistics and lists',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026)
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await enterAt(page, place.coordinator, `${begun.path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    await matches(page, 'staff-1-reviewing', content)
    await takeStep(place, begun, 'review')
    for (const [task, address] of [
      ['staff-2-results', `/schools/results/${place.school.id}`],
      ['staff-3-scores', `/evaluations/${begun.id}/scores?line=${begun.line}`],
      ['staff-4-plan', `/evaluations/${begun.id}/action-plan?line=${begun.line}`],
      ['staff-5-school', `/schools/${place.school.id}`],
      ['staff-6-evaluations', '/evaluations'],
    ] as const) {
      await page.goto(address)
      await matches(page, task, content)
    }
  },
)
