import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { choose, everythingIsSaved, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { lineOf } from '../story/line.ts'
import { story } from '../story/story.ts'

story(
  'an answer points to the files that show it, without a connection too, and the reviewer sees them first',
  async ({ page, place, browser, context }) => {
    const begun = await place.evaluation(2026)
    await complete(place, begun)
    await enterAt(page, place.teacher, `${begun.path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    const evidence = page.getByRole('region', { name: 'Evidence for domain 1' })
    await expect(evidence).toContainText('No file is marked.')
    await page.getByRole('button', { name: 'Mark what shows this answer' }).click()
    const dialog = page.getByRole('dialog', { name: 'What shows the answer to 1.1.1' })
    const innovation = dialog.getByRole('checkbox', { name: /Innovation/ })
    await innovation.last().focus()
    await page.keyboard.press('Space')
    await expect(innovation.last()).toBeChecked()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save marks' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 file shows it.')).toBeVisible()
    await choose(page, 'E')
    await context.setOffline(false)
    await everythingIsSaved(page)
    const { results, files } = await lineOf(place, begun.id)
    const marked = results.find(({ files: shown }) => shown.length > 0)
    expect(marked).toMatchObject({ option: { code: 'E' }, files: [expect.any(Number)] })
    expect(files.find(({ id }) => id === marked?.files[0])).toMatchObject({ stage: 3 })

    await page.reload()
    await choose(page, 'A')
    await everythingIsSaved(page)
    await takeStep(place, begun, 'submit')
    const { line } = await ask(place.url, evaluationCalls.read, place.teacher, {
      parameters: { id: begun.id },
    })
    expect(line.results.find(({ id }) => id === marked?.id)?.files).toEqual(marked?.files)

    const reviewer = await (await browser.newContext()).newPage()
    await enterAt(reviewer, place.coordinator, `${begun.path}?indicator=1.1.1`)
    await expect(reviewer.getByText('The school says that 1 file shows it.')).toBeVisible()
    await expect(reviewer.locator('#evidence-review').getByRole('button').first()).toHaveAccessibleName(
      /, shows it$/,
    )
    await reviewer.context().close()
  },
)
