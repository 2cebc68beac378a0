import { expect } from '@playwright/test'
import { instrumentCalls } from 'contract/instrument/instruments'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { isLongRun } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { complete } from '../story/complete.ts'
import { story } from '../story/story.ts'

story(
  'where every folder has its files the comments are in sight or one press away at 1280 × 720',
  async ({ page, place }) => {
    story.setTimeout(600_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    const begun = await place.evaluation(2026, 2)
    await complete(place, begun)
    const outline = await ask(place.url, instrumentCalls.outline, place.teacher, {
      parameters: { id: begun.instrument },
    })
    const codes = outline.flatMap(({ indicators }) =>
      indicators.slice(0, isLongRun ? indicators.length : 1).map(({ code }) => code),
    )
    await enterAt(page, place.teacher, '/home')
    await page.evaluate(() => sessionStorage.setItem('vereda.language', 'es'))
    const below: string[] = []
    for (const code of codes) {
      await page.goto(`${begun.path}?indicator=${code}`)
      await shows(page, code)
      await page.locator('#evidence').getByText('Marcar qué muestra esta respuesta').waitFor()
      await expect(page.getByRole('button', { name: 'Comentarios: 0' })).toBeInViewport({ ratio: 1 })
      const heading = await page.locator('#comments h2').boundingBox()
      if ((heading?.y ?? 720) + (heading?.height ?? 0) > 720) below.push(code)
    }
    expect(below).toEqual([])
    await page.getByRole('button', { name: 'Comentarios: 0' }).click()
    await expect(page.locator('#comments textarea')).toBeFocused()
    await expect(page.locator('#comments textarea')).toBeInViewport({ ratio: 1 })
  },
)
