import { expect } from '@playwright/test'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { enterAt, pageOf } from '../person/enter.ts'
import { passesAxe } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a coordinator moves an open line to the second edition, and its school finds every word again',
  async ({ page, browser, place }) => {
    const { url, teacher, school } = place
    const begun = await place.evaluation(2026)
    const at = { parameters: { id: begun.instrument } }
    const domains = await ask(url, instrumentCalls.categories, teacher, at)
    const indicators = domains.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
    const options = await ask(url, instrumentCalls.options, teacher, {
      query: { instrument_id: begun.instrument },
    })
    const reason = 'Ana Quispe has moved away'
    for (const code of ['1.1.1', '1.1.2', '1.1.3', '1.1.4']) {
      const { id, scale } = defined(indicators.find((each) => each.code === code))
      const na_reason = code === '1.1.4' ? reason : null
      const option = defined(
        options.find((each) => (na_reason ? each.code === 'NA' : each.code === 'D' && each.scale === scale)),
      ).id
      await ask(url, resultCalls.create, teacher, {
        body: { evaluation_line: begun.line, indicator: id, option, na_reason },
      })
      if (code === '1.1.3')
        await ask(url, noteCalls.create, teacher, {
          body: { evaluation_line: begun.line, indicator: id, text: 'We watch at breakfast.' },
        })
    }

    await enterAt(page, place.coordinator, '/evaluations')
    await page.getByRole('button', { name: `Actions for ${school.name}` }).click()
    await page.getByRole('menuitem', { name: 'Move to another edition' }).click()
    const dialog = page.getByRole('dialog', { name: `${school.name}, Base line: move to another edition` })
    await expect(dialog).toContainText('1 answer goes on as it is')
    await dialog.getByRole('button', { name: '2 to look at again' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: '1.1.2' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Words of 1 indicator come to stand elsewhere' }).click()
    await expect(dialog).toContainText('to be read at 2.2.1')
    await passesAxe(page, 'the preview of a move')
    await dialog.getByRole('button', { name: 'Move now' }).click()
    await expect(dialog).toContainText('The school gets a notification.')
    await dialog.getByRole('link', { name: 'Open the evaluation' }).click()
    await expect(page.getByText(/Moved here from/)).toBeVisible()

    const own = await pageOf(browser, teacher, `${begun.path}?line=${begun.line}&indicator=1.1.2`)
    await own.getByRole('button', { name: 'Still D: answer so again' }).click()
    await expect(own.getByRole('radio', { name: /^D/ })).toBeChecked()
    await own.goto(`${begun.path}?line=${begun.line}&indicator=2.2.1`)
    await expect(own.getByText('Written about 1.1.3 of an edition before')).toBeVisible()
    await expect(own.getByText('We watch at breakfast.')).toBeVisible()
    await expect(own.getByRole('textbox', { name: 'Note for indicator 2.2.1' })).toHaveValue('')
    await own.getByRole('button', { name: 'What was answered before' }).click()
    await expect(own.getByRole('dialog')).toContainText('1.1.3')

    // A text that names a learner is removed, and the answer stays.
    const former = own.getByRole('dialog', { name: 'What was answered before the move' })
    await expect(former).toContainText(reason)
    await former.getByRole('button', { name: 'Remove these words: 1.1.4' }).click()
    const question = own.getByRole('alertdialog', { name: 'Remove the words written with 1.1.4?' })
    await expect(question).toContainText(reason)
    await passesAxe(own, 'the question before words are removed')
    await question.getByRole('button', { name: 'Remove these words' }).click()
    await expect(former.getByText('These words were removed.')).toBeFocused()
    await expect(former).not.toContainText(reason)
    await expect(former).toContainText('1.1.4')
  },
)
