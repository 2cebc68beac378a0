import { expect } from '@playwright/test'
import { enter } from './enter.ts'
import { story } from './story.ts'

/** A voice that keeps what it was asked to say: machines that run tests have none. */
const giveVoice = () => {
  const said: string[] = []
  const voice = { lang: 'en-US', localService: true, name: 'Voice' }
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      said,
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.splice(0),
      pause: () => undefined,
      resume: () => undefined,
    }),
  })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    value: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
}

story('a teacher has an indicator read aloud, and larger words that stay', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await page.addInitScript(giveVoice)
  await enter(page, place.teacher)
  await page.goto(path)
  const reading = page.getByRole('group', { name: 'Reading' })
  const indicator = await page.getByRole('heading', { level: 1 }).innerText()
  let change = ''

  await story.step('the voice says the indicator and its three stages', async () => {
    await reading.getByRole('button', { name: 'Read aloud' }).click()
    const said = await page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said)
    expect(indicator).toContain(said[0])
    for (const stage of ['Change', 'Transformation', 'Innovation'])
      expect(said.filter((words) => words.startsWith(`${stage}.`))).toHaveLength(1)
    change = said.find((words) => words.startsWith('Change.'))?.slice('Change. '.length) ?? ''
    await expect(reading.getByRole('button', { name: 'Pause' })).toBeFocused()
    await reading.getByRole('button', { name: 'Stop' }).click()
    await expect(reading.getByRole('button', { name: 'Read aloud' })).toBeFocused()
  })

  await story.step('easy reading stays on this device until it is taken back', async () => {
    const words = page.getByText(change, { exact: true })
    const sizeOf = () => words.evaluate(({ currentCSSZoom }) => currentCSSZoom)
    const before = await sizeOf()
    await reading.getByRole('button', { name: 'Easy reading' }).click()
    await expect(reading.getByRole('button', { name: 'Usual reading' })).toBeFocused()
    await expect.poll(sizeOf).toBeGreaterThan(before)
    await page.reload()
    await reading.getByRole('button', { name: 'Usual reading' }).click()
    await expect(reading.getByRole('button', { name: 'Easy reading' })).toBeVisible()
    await expect.poll(sizeOf).toBe(before)
  })
})
