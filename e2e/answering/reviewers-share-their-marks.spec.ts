import { expect } from '@playwright/test'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { indicatorsOf, marksOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

story('a second reviewer goes on where the first one stopped', async ({ page, place, browser, context }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const at = (code: string) => `${begun.path}?indicator=${code}`

  await enterAt(page, place.coordinator, at('1.1.1'))
  await shows(page, '1.1.1')
  await page.getByRole('button', { name: 'Agree with C' }).click()
  await shows(page, '1.1.2')
  await page.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  await page.getByLabel('What should change').fill('Name the days of the week.')
  await page.getByLabel('What should change').blur()
  await expect(
    page
      .getByText(/^Sent and kept/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await enterAt(other, place.superuser, at('1.1.1'))
  await expect(other.getByText('Agreed by Daniela Vera')).toBeVisible()
  await expect(other.getByText('2 of 66', { exact: true })).toBeVisible()
  await other.goto(at('1.1.2'))
  await other.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  await expect(other.getByLabel('What should change')).toHaveValue('Name the days of the week.')
  await other.keyboard.press('Escape')

  await other.getByRole('button', { name: 'Validate' }).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText('64 indicators were not looked at')
  await other.context().close()

  await story.step('an agreement does not delete what the first reviewer had not seen', async () => {
    await page.goto(at('1.1.3'))
    await shows(page, '1.1.3')
    await expect(page.getByText('2 of 66', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Agree with C' }).click()
    await shows(page, '1.1.4')
    const indicator = (await indicatorsOf(place, begun.instrument)).get('1.1.3')?.id ?? 0
    await ask(place.url, reviewMarkCalls.set, place.superuser, {
      parameters: { id: begun.line },
      body: { indicator, verdict: 'ask', text: 'The date is missing.' },
    })
    const markOf = async () => (await marksOf(place, begun)).find((mark) => mark.indicator === indicator)
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toContainText('1 was not taken')
    expect(await markOf()).toMatchObject({ verdict: 'ask', text: 'The date is missing.' })
    await page.keyboard.press('ArrowLeft')
    await shows(page, '1.1.3')
    const conflict = page.getByRole('alert').filter({ hasText: 'Another reviewer decided too' })
    await expect(conflict).toContainText('asked for a change meanwhile: “The date is missing.”')
    await expect(conflict).toContainText('You agreed.')
    await conflict.getByRole('button', { name: 'Agree all the same' }).click()
    await expect(conflict).toBeHidden()
    await expect.poll(async () => (await markOf())?.verdict).toBe('agree')
  })
})

story('when two reviewers decide at the same time, no decision is lost', async ({ page, place, context }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const indicators = await indicatorsOf(place, begun.instrument)
  const askFor = (code: string, text: string) =>
    ask(place.url, reviewMarkCalls.set, place.superuser, {
      parameters: { id: begun.line },
      body: { indicator: indicators.get(code)?.id ?? 0, verdict: 'ask', text },
    })
  await enterAt(page, place.coordinator, `${begun.path}?indicator=1.1.1`)
  await shows(page, '1.1.1')

  await story.step('the other decision is kept, and focused', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Agree with C' }).click()
    await shows(page, '1.1.2')
    await askFor('1.1.1', 'The date is missing.')
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toContainText('1 was not taken')
    await page.keyboard.press('ArrowLeft')
    await shows(page, '1.1.1')
    const conflict = page.getByRole('alert').filter({ hasText: 'Another reviewer decided too' })
    await conflict.getByRole('button', { name: 'Keep theirs' }).press('Enter')
    await expect(conflict).toBeHidden()
    await expect(page.locator(':focus')).toContainText('The date is missing.')
    expect((await marksOf(place, begun))[0]).toMatchObject({ verdict: 'ask' })
  })

  await story.step('agreeing does not discard typed text', async () => {
    await page.goto(`${begun.path}?indicator=1.1.2`)
    await shows(page, '1.1.2')
    await page.getByRole('button', { name: 'Ask for a change', exact: true }).click()
    await page.getByLabel('What should change').fill('Short')
    await page.getByRole('button', { name: 'Agree with C' }).click()
    await expect(page.getByLabel('What should change')).toBeFocused()
    await expect(page.getByLabel('What should change')).toHaveValue('Short')
    await expect(page.getByText('Not agreed: you wrote something here.', { exact: false })).toBeVisible()
    await page.getByLabel('What should change').fill('')
    await page.getByRole('button', { name: 'Agree with C' }).click()
    await shows(page, '1.1.3')
  })

  await story.step(
    'and a return waits until its reviewer has read what was asked for meanwhile',
    async () => {
      await page.getByRole('button', { name: 'Return with 1 reason' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByRole('listitem')).toHaveText([/The date is missing\.$/])
      await askFor('2.1.1', 'Name the trainings of this year.')
      await question.getByRole('button', { name: 'Return line' }).click()
      await expect(question).toContainText('Another reviewer asked for a change meanwhile')
      await expect(question.getByRole('listitem')).toHaveText([
        /The date is missing\.$/,
        /^2\.1\.1 .*Name the trainings of this year\.$/,
      ])
      await question.getByRole('button', { name: 'Return line' }).click()
      await expect(question).toBeHidden()
    },
  )
})
