import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { option, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { isAnnounced, listenToStatus } from '../rules/announcements.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story(
  'the guide leads through a practice by keyboard alone and touches no real line',
  async ({ page, place }) => {
    const { id } = await place.evaluation(2026)
    const written: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') written.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const guide = page.getByRole('complementary', { name: 'First evaluation' })
    const button = (name: string) => guide.getByRole('button', { name, exact: true })
    const isAt = async (step: number, title: string) => {
      await expect(guide.getByRole('heading', { name: title })).toBeVisible()
      await expect(guide).toContainText(`step ${step} of 8`)
    }

    await enter(page, place.teacher)
    written.length = 0
    await page.goto('/tutorial')
    await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible()
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Begin' }))
    await page.keyboard.press('Enter')

    await story.step('begins on the page of an invented school', async () => {
      await expect(page).toHaveURL(/\/tutorial\/practice/)
      await shows(page, '1.1.1')
      await isAt(1, 'An evaluation to practise with')
      await expect(page.getByRole('banner')).toContainText('Practice school')
      await tabTo(page, button('Next'))
      await listenToStatus(page)
      await page.keyboard.press('Enter')
      await isAt(2, 'Read the three stages')
      await isAnnounced(page, /^Step 2 of 8: Read the three stages/m)
    })

    await story.step('answers and writes while the guide is open', async () => {
      await tabTo(page, option(page, 'A'))
      await page.keyboard.press('Space')
      await expect(option(page, 'A')).toBeChecked()
      await tabTo(page, page.getByRole('textbox', { name: 'Note for indicator 1.1.1' }))
      await page.keyboard.type('Seen in two classes.')
      await tabTo(page, button('Next'))
      for (const [step, title] of [
        [3, 'Choose an answer'],
        [4, 'Say why'],
        [5, 'Show it'],
        [6, 'Go on in any order'],
        [7, 'Check and submit'],
      ] as const) {
        await page.keyboard.press('Enter')
        await isAt(step, title)
        await expect(button('Next')).toBeFocused()
      }
    })

    await story.step('answers the rest, adds the sample photo and submits', async () => {
      const main = page.getByRole('main')
      for (const code of ['1.1.2', '1.1.4']) {
        await tabTo(page, main.getByRole('link', { name: `Next: ${code}` }))
        await page.keyboard.press('Enter')
        await shows(page, code)
        await tabTo(page, option(page, 'A'))
        await page.keyboard.press('Space')
        await expect(option(page, 'A')).toBeChecked()
      }
      await tabTo(page, page.getByRole('button', { name: 'Add evidence to Change' }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await tabTo(page, dialog.getByRole('button', { name: 'Take a sample photo' }))
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'What it shows' })).toBeVisible()
      await tabTo(page, dialog.getByRole('textbox', { name: 'What it shows' }))
      await page.keyboard.type('Three objects on a shelf')
      await tabTo(page, dialog.getByRole('checkbox'))
      await page.keyboard.press('Space')
      await tabTo(page, dialog.getByRole('button', { name: 'Add evidence' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Take out: Three objects on a shelf' })).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Check answers and submit' }))
      await page.keyboard.press('Enter')
      await tabTo(page, dialog.getByRole('button', { name: 'Submit for review' }))
      await page.keyboard.press('Enter')
      await expect(main).toContainText('Practice submitted')
    })

    await story.step('ends at home', async () => {
      await tabTo(page, button('Next'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/home$/)
      await isAt(8, 'What comes then')
      await tabTo(page, button('Finish'))
      await page.keyboard.press('Enter')
      await expect(guide).toHaveCount(0)
    })
    expect(written).toEqual([])
    const { line } = await ask(place.url, evaluationCalls.read, place.teacher, { parameters: { id } })
    expect(line.results).toEqual([])
  },
)
