import { expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, goOnTo } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

/** A speech synthesizer that records its texts, since test machines have no voices. */
const giveVoice = () => {
  const message: string[] = []
  const voice = { lang: 'en-US', localService: true, name: 'Voice' }
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      spoken: message,
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => message.push(text),
      cancel: () => message.splice(0),
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

const spokenBy = (page: Page) =>
  page.evaluate(() => (speechSynthesis as unknown as { spoken: string[] }).spoken)

story('a teacher has an indicator read aloud, or in short words that stay', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await page.addInitScript(giveVoice)
  await enterAt(page, place.teacher, path)
  const reading = page.getByRole('group', { name: 'Reading' })
  const heading = page.getByRole('heading', { level: 1 })
  const whole = page.getByRole('button', { name: 'The whole text' })
  const indicator = await heading.innerText()
  let change = ''

  await story.step('the voice says the indicator and its three stages', async () => {
    await reading.getByRole('button', { name: 'Read aloud' }).click()
    const message = await spokenBy(page)
    expect(indicator).toContain(message[0])
    for (const stage of ['Change', 'Transformation', 'Innovation'])
      expect(message.filter((text) => text.startsWith(`${stage}.`))).toHaveLength(1)
    change = message.find((text) => text.startsWith('Change.'))?.slice('Change. '.length) ?? ''
    await expect(reading.getByRole('button', { name: 'Pause' })).toBeFocused()
    await reading.getByRole('button', { name: 'Stop' }).click()
    await expect(reading.getByRole('button', { name: 'Read aloud' })).toBeFocused()
  })

  const sizeOf = () => heading.evaluate(({ currentCSSZoom }) => currentCSSZoom)
  const before = await sizeOf()

  await story.step('a short question stands first and large, above one sentence for each stage', async () => {
    await expect(page.getByText(change, { exact: true })).toBeVisible()
    await reading.getByRole('button', { name: 'Easy reading' }).click()
    await expect(reading.getByRole('button', { name: 'Usual reading' })).toBeFocused()
    await expect(heading).toContainText(/^1\.1\.1 [^?]{10,89}\?$/)
    await expect.poll(sizeOf).toBeGreaterThan(before)
    await expect(page.getByText(change, { exact: true })).toBeVisible()
    await passesAxeInBothThemes(page, 'an indicator in short words')
  })

  await story.step('the voice says the short words, and the whole text once it is open', async () => {
    await reading.getByRole('button', { name: 'Read aloud' }).click()
    const short = await spokenBy(page)
    expect(short).toHaveLength(4)
    expect(await heading.innerText()).toContain(short[0])
    expect(short).toContain(`Change. ${change}`)
    await whole.click()
    await expect(whole).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(indicator.replace('1.1.1 ', ''), { exact: true })).toBeVisible()
    await passesAxeInBothThemes(page, 'an indicator in short words, with its whole text')
    await reading.getByRole('button', { name: 'Read aloud' }).click()
    const all = await spokenBy(page)
    expect(all.slice(0, 4)).toEqual(short)
    expect(all).toContain(indicator.replace('1.1.1 ', ''))
    expect(all.filter((text) => text.startsWith('Change.'))).toHaveLength(2)
    await reading.getByRole('button', { name: 'Stop' }).click()
  })

  await story.step('an answer chosen by the short words is kept like any other', async () => {
    await choose(page, 'A')
    await everythingIsSaved(page)
    await goOnTo(page, '1.1.2')
    await expect(heading).toContainText(/^1\.1\.2 .+\?$/)
    await expect(whole, 'what is opened stays so').toHaveAttribute('aria-expanded', 'true')
  })

  await story.step('easy reading is stored on this device until it is switched off', async () => {
    await page.goto(path)
    await expect(heading).toContainText('?')
    await reading.getByRole('button', { name: 'Usual reading' }).click()
    await expect(reading.getByRole('button', { name: 'Easy reading' })).toBeVisible()
    await expect.poll(sizeOf).toBe(before)
  })
})
