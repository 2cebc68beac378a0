import { expect, type Locator, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { addressOfNotified } from 'contract/messages/notifications'
import { everythingIsSaved, shows } from '../person/answering.ts'
import { pageOf } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

/**
 * Counts presses by pointer or key and the resulting pages; typing, and pressing a focused field, are not counted.
 */
const counting = (page: Page) => {
  let [presses, pages, at] = [0, 0, '']
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname !== at) pages += 1
    at = pathname
  })
  return {
    begin: () => {
      presses = 0
      pages = 0
    },
    press: async (what: Locator | string) => {
      presses += 1
      if (typeof what === 'string') await page.keyboard.press(what)
      else await what.click()
    },
    /** Opens the link of an e-mail. */
    follow: async (address: string) => {
      presses += 1
      await page.goto(address)
    },
    steps: () => ({ presses, pages }),
  }
}

story('common tasks take few presses', async ({ page, place, browser }) => {
  story.setTimeout(240_000)
  const { url, teacher, coordinator, school } = place
  const begun = await place.evaluation(2026)
  const ways: Record<string, { presses: number; pages: number }> = {}
  const own = counting(page)

  await story.step('from the login to the first answer', async () => {
    await page.goto('/login')
    await page.getByLabel('Email or username').fill(teacher.username)
    await page.getByLabel('Password', { exact: true }).fill(teacher.password)
    own.begin()
    await own.press('Enter')
    await own.press(page.getByRole('link', { name: 'Begin', exact: true }))
    await shows(page, '1.1.1')
    await own.press('a')
    await expect(page.getByRole('radio', { name: /^A\b/ })).toBeChecked()
    await everythingIsSaved(page)
    ways['login to first answer'] = own.steps()
  })

  await story.step('from the e-mail about a comment to its answer', async () => {
    const indicator = (await indicatorsOf(place, begun.instrument)).get('1.1.1')?.id ?? 0
    const { id } = await ask(url, commentCalls.create, coordinator, {
      body: { evaluation_line: begun.line, indicator, text: 'Which classes?' },
    })
    const letter = { line: begun.line, indicator: '1.1.1', comment: id }
    // E-mails are read in another program.
    await page.goto('about:blank')
    own.begin()
    await own.follow(addressOfNotified(begun.id, begun.instrument, letter, 'comment_added'))
    await expect(page.getByText('Which classes?')).toBeInViewport()
    await own.press(page.getByLabel('Write a comment'))
    await page.keyboard.type('All of them.')
    await own.press(page.getByRole('button', { name: 'Send comment' }))
    await everythingIsSaved(page)
    ways['letter about a comment to its answer'] = own.steps()
  })

  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const staff = await pageOf(browser, coordinator)
  const theirs = counting(staff)

  await story.step('from the question which schools need me to the first of them', async () => {
    await staff.goto('/home')
    await expect(
      staff.getByRole('heading', { level: 2, name: /^1 line waits for your review/ }),
    ).toBeVisible()
    theirs.begin()
    await theirs.press(staff.getByRole('link', { name: `Review ${school.name}` }))
    await shows(staff, '1.1.1')
    ways['which schools need me to the first of them'] = theirs.steps()
  })

  await story.step('from a low indicator to a goal', async () => {
    await staff.goto(`/schools/results/${school.id}?line=${begun.line}`)
    await expect(staff.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
    theirs.begin()
    await theirs.press(staff.getByRole('link', { name: 'Open the action plan' }))
    await theirs.press(staff.getByRole('button', { name: /^Make a goal of/ }).first())
    await theirs.press(staff.getByRole('dialog').getByRole('button', { name: 'Add goal' }))
    await expect(staff.getByText('1 goal', { exact: true })).toBeVisible()
    ways['low indicator to a goal'] = theirs.steps()
    await staff.context().close()
  })

  await story.step('from a returned line to its second submission', async () => {
    await takeStep(place, begun, 'return')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: '1 thing to mend, then send it back' })).toBeVisible()
    own.begin()
    await own.press(page.getByRole('link', { name: /^Mend this/ }))
    await expect(page.getByText('Please look at this one again.')).toBeVisible()
    await own.press('d')
    await everythingIsSaved(page)
    await own.press(page.getByRole('button', { name: 'Check answers and submit' }))
    await own.press(page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }))
    await expect(page.getByRole('region', { name: 'In review' })).toBeVisible()
    ways['returned line to its second submission'] = own.steps()
  })

  expect(ways).toEqual({
    'login to first answer': { presses: 3, pages: 2 },
    'letter about a comment to its answer': { presses: 3, pages: 1 },
    'which schools need me to the first of them': { presses: 1, pages: 1 },
    'low indicator to a goal': { presses: 3, pages: 1 },
    'returned line to its second submission': { presses: 4, pages: 1 },
  })
})
