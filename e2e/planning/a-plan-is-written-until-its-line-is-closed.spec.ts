import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a plan is made of what the review found, and can only be read when its line is closed',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026)
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await takeStep(place, begun, 'review')
    const address = `/evaluations/${begun.id}/action-plan`
    await enterAt(page, place.coordinator, address)
    await expect(page.getByRole('button', { name: 'Add goal' }).first()).toBeEnabled()
    await takeStep(place, begun, 'close')
    await page.goto(address)
    await expect(page.getByText('This plan can only be read')).toBeVisible()
    await expect(page.getByText('A plan can be changed until its line is closed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add goal' })).toHaveCount(0)
    await passesAxeInBothThemes(page, 'a plan that is frozen')
  },
)
