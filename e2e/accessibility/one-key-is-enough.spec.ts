import { expect } from '@playwright/test'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { switchUserOf } from '../person/switch-user.ts'
import { lineOf } from '../story/line.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

story(
  'whoever has one key answers, gives a reason, writes, adds a photo and goes on',
  async ({ page, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    const who = await switchUserOf(page)

    await who.select('radio', /^C /)
    await expect(page.getByRole('radio', { name: /^C / })).toBeChecked()
    await who.select('link', 'Next: 1.1.2')
    await shows(page, '1.1.2')
    const forOne = { ...who.counts }
    await who.select('radio', 'Not applicable')
    await who.select('textbox', 'Why it does not apply')
    await page.keyboard.type('Nobody is in this group.')
    await who.select('button', 'Save as not applicable')

    await who.select('textbox', 'Note for indicator 1.1.2')
    await page.keyboard.type('Seen in March.')
    await who.select('button', 'Evidence for domain 1')
    await who.select('button', 'Add evidence to Change')
    const chooser = page.waitForEvent('filechooser')
    await who.select('button', 'Choose a file')
    await (await chooser).setFiles(await phonePhoto('gate'))
    await who.select('textbox', /^What it shows/)
    await page.keyboard.type('The gate with its ramp')
    await who.select('checkbox', /agree/)
    await who.select('button', 'Add evidence')
    await expect(page.getByRole('dialog')).toBeHidden()
    await who.select('button', 'Comments')
    await who.select('textbox', 'Write a comment')
    await page.keyboard.type('Is this enough?')
    await who.select('button', 'Send comment')
    await expect.poll(async () => (await lineOf(place, id)).files.length, { timeout: 30_000 }).toBe(1)
    await expect.poll(async () => (await lineOf(place, id)).comments.length).toBe(1)
    const { results, notes } = await lineOf(place, id)
    expect(results.map(({ option: { code } }) => code).toSorted()).toEqual(['C', 'NA'])
    expect(notes.map(({ text }) => text)).toEqual(['Seen in March.'])

    // With a second for each part, an answer must take less than a minute.
    expect(forOne.passed).toBeLessThan(60)
    const description = `one answer and Next: ${forOne.presses} presses, ${forOne.passed} parts passed by; all: ${who.counts.presses}, ${who.counts.passed}`
    story.info().annotations.push({ type: 'figures', description })
  },
)
