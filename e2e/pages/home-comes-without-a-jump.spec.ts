import { expect, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { hasCome, jumps, watchJumps } from '../rules/quiet-page.ts'
import type { Person } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Delays each script a little, as a slow connection does. */
const slowly = async (page: Page): Promise<void> => {
  await page.route('**/assets/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue().catch(() => undefined)
  })
}

const homeIsStill = async (page: Page, person: Person, name: string): Promise<void> => {
  await enterAt(page, person, '/home')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.reload()
    await hasCome(page)
    expect(await jumps(page), `${name} at ${size.width}`).toEqual([])
  }
}

story('home loads without layout shifts, whatever its first card shows', async ({ page, place }) => {
  await slowly(page)
  await watchJumps(page)
  const begun = await place.evaluation(2026)
  await homeIsStill(page, place.teacher, 'a line that goes on')
  const { goal } = await planned(place, begun)
  await addLateAction(place, goal, 'Repair the ramp', 12)
  await homeIsStill(page, place.teacher, 'a late action')
  await homeIsStill(page, place.coordinator, 'a late action of a school')
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await homeIsStill(page, place.coordinator, 'a line to review')
  await takeStep(place, begun, 'return')
  await homeIsStill(page, place.teacher, 'a line that came back')
})
