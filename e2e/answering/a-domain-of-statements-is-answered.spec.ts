import { expect } from '@playwright/test'
import { everythingIsSaved, option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { passesAxe } from '../rules/axe.ts'
import { complete, takeStep } from '../story/complete.ts'
import { lineOf } from '../story/line.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const byHand = ['1.1.1', '1.1.2', '1.1.4', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3']

story(
  'a school ticks statements, counts and answers a duty by keyboard, and the reviewer sees it',
  async ({ page, place, browser }) => {
    story.setTimeout(600_000)
    const begun = await place.evaluation(2026, 2)
    await complete(place, begun, { answers: byHand })
    const keys = page.keyboard
    const proposal = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible()
    await enterAt(page, place.teacher, `${begun.path}?indicator=1.1.1`)

    await story.step('ticks propose a letter, and never change one that was chosen', async () => {
      await shows(page, '1.1.1')
      await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(6)
      await keys.press('1')
      await proposal('Proposed: A.')
      // The proposal is above the statements, so it is announced.
      const heard = page.locator('[aria-live=polite]').filter({ hasText: 'Proposed: A.' })
      await expect(heard).toHaveText('1 of 6 ticked. Proposed: A.')
      await keys.press('2')
      await proposal('Proposed: B.')
      await keys.press('b')
      await expect(option(page, 'B')).toBeChecked()
      await keys.press('3')
      await proposal(/You chose B. .* now point to C\./)
      await expect(option(page, 'B')).toBeChecked()
      await keys.press('c')
      await expect(option(page, 'C')).toBeChecked()
      await passesAxe(page, 'ticking')
    })

    await story.step('two numbers propose one, of a small group', async () => {
      await keys.press('ArrowRight')
      await shows(page, '1.1.2')
      await tabTo(page, page.getByLabel(/^The group/))
      await keys.type('6')
      await tabTo(page, page.getByLabel(/^Reached/))
      await keys.type('2,5')
      await keys.press('Tab')
      await expect(page.getByText('Write a whole number in digits, from 0 to 1,000,000.')).toBeVisible()
      await tabTo(page, page.getByLabel(/^Reached/), 'Shift+Tab')
      await expect(page.getByLabel(/^Reached/)).toHaveValue('2,5')
      await keys.press('Backspace')
      await keys.press('Backspace')
      await keys.type('2')
      // A number is taken over on blur.
      await keys.press('Tab')
      await tabTo(page, page.getByRole('button', { name: 'Take C' }), 'Shift+Tab')
      await expect(page.getByText('33 of 100')).toBeVisible()
      await expect(page.getByText('Small group: one person more or less')).toBeVisible()
      await keys.press('Enter')
      await expect(option(page, 'C')).toBeChecked()
      await passesAxe(page, 'counting')
    })

    await story.step('the rest of the domain takes three presses an indicator', async () => {
      for (const code of byHand.slice(2)) {
        await keys.press('ArrowRight')
        await shows(page, code)
        await keys.press('1')
        await keys.press('a')
        await expect(option(page, 'A')).toBeChecked()
      }
      await everythingIsSaved(page)
    })

    await story.step('a duty that is not kept has a plan', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Answer the duties' }).first())
      await keys.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Duties of safety and rights' })
      const duty = dialog.getByRole('radiogroup', { name: /^Every adult was checked/ })
      await tabTo(page, duty.getByRole('radio', { name: 'Yes, it is kept' }))
      await keys.press('ArrowDown')
      await expect(duty.getByRole('radio', { name: 'No, not yet' })).toBeChecked()
      await tabTo(page, dialog.getByLabel('What will you do, who, and by when?'))
      await keys.type('Two drivers are checked by the end of June.')
      await passesAxe(page, 'duties')
      await keys.press('Tab')
      await keys.press('Escape')
      await expect(dialog).toBeHidden()
      await everythingIsSaved(page)
    })

    await story.step('before it is sent, the school reads which answers nothing shows yet', async () => {
      await page.getByRole('button', { name: 'Check answers and submit' }).first().click()
      const dialog = page.getByRole('dialog', { name: /^Submit|^What is still missing/ })
      await dialog.getByRole('button', { name: /no file marked and no note$/ }).click()
      await dialog.getByRole('link', { name: '1.1.1', exact: true }).click()
      await expect(dialog).toBeHidden()
      await shows(page, '1.1.1')
    })

    const { results, duties } = await lineOf(place, begun.id)
    const indicators = await indicatorsOf(place, begun.instrument)
    const answerOf = (code: string) => results.find(({ indicator }) => indicator === indicators.get(code)?.id)
    expect(answerOf('1.1.1')).toMatchObject({ option: { code: 'C' }, statements: [11, 12, 21] })
    expect(answerOf('1.1.2')).toMatchObject({ option: { code: 'C' }, reached: 2, of: 6 })
    expect(duties).toMatchObject([{ kept: false, plan: 'Two drivers are checked by the end of June.' }])
    await takeStep(place, begun, 'submit')

    await story.step('the reviewer sees what was ticked and counted, and the plan of the duty', async () => {
      const coordinator = await (await browser.newContext({ bypassCSP: true })).newPage()
      await enterAt(coordinator, place.coordinator, `${begun.path}?indicator=1.1.1`)
      const change = coordinator.getByRole('group', { name: 'Change' }).first()
      await expect(change).toContainText('2 of 2 ticked')
      await expect(coordinator.getByText('Not ticked:')).toHaveCount(3)
      await coordinator.getByRole('button', { name: 'Duties of safety and rights' }).click()
      await expect(coordinator.getByText('Two drivers are checked by the end of June.')).toBeVisible()
      await expect(coordinator.getByText('no file is marked and there is no note')).toBeVisible()
      await coordinator.goto(`${begun.path}?indicator=1.1.2`)
      await expect(coordinator.getByText('2 of 6', { exact: true })).toBeVisible()
      await expect(coordinator.getByText('Small group: one person more or less')).toBeVisible()
      await passesAxe(coordinator, 'review of numbers')
    })
  },
)
