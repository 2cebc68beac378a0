import { expect } from '@playwright/test'
import { instrumentCalls } from 'contract/instrument/instruments'
import { choose, chooseNotApplicable, everythingIsSaved, goOnTo, option, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { ask } from '../story/asking.ts'
import { answerIndicators, fillDomain } from '../story/complete.ts'
import { documentNumber } from '../story/documents.ts'
import { lineOf } from '../story/line.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'
import { assertNoPlaces, fillFolders, isByHand, openDomain, readyCard, submit } from './whole-line.ts'

story.use({ serviceWorkers: 'allow' })

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

story('a line is answered, submitted, returned, mended, validated and closed', async ({ browser, place }) => {
  // Takes minutes on an idle machine, several times that on a busy one.
  story.setTimeout(600_000)
  const { school } = place
  const coordinator = await (await browser.newContext()).newPage()
  const teacher = await (await browser.newContext()).newPage()

  await story.step('the coordinator begins an evaluation', async () => {
    await enter(coordinator, place.coordinator)
    await coordinator
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: /^Evaluations/ })
      .click()
    await coordinator.getByRole('button', { name: 'New evaluation' }).click()
    const dialog = coordinator.getByRole('dialog', { name: 'New evaluation' })
    await dialog.getByRole('combobox', { name: 'School' }).fill(school.name.slice(0, 12))
    await coordinator.getByRole('option', { name: school.name }).click()
    await dialog.getByRole('textbox', { name: 'Year' }).fill('2026')
    await dialog.getByRole('textbox', { name: 'Period' }).fill('First term')
    await dialog.getByRole('button', { name: 'Begin evaluation' }).click()
    await shows(coordinator, '1.1.1')
  })
  const path = new URL(coordinator.url()).pathname
  const [id, instrument] = [...path.matchAll(/\d+/g)].map(Number) as [number, number]
  const categories = await ask(place.url, instrumentCalls.categories, place.teacher, {
    parameters: { id: instrument },
  })
  const indicators = categories.flatMap(({ number, outcomes = [] }) =>
    outcomes.flatMap((outcome) =>
      outcome.indicators.map(({ code, na_reason }) => ({ number, code, na_reason })),
    ),
  )
  const codes = indicators.map(({ code }) => code)
  const unanswered = codes.at(-2) ?? ''

  await story.step('a colleague has done the domains between', async () => {
    const line = await lineOf(place, id)
    const between = indicators.filter(({ number }) => !isByHand(number, categories.length))
    const isBetween = (wanted: string) => between.some(({ code }) => code === wanted)
    await answerIndicators(place, { id, line: line.id, instrument }, isBetween)
    const photo = await phonePhoto('between')
    for (const { id: category, number } of categories)
      if (!isByHand(number, categories.length)) await fillDomain(place, line.id, category, { photo })
  })

  await story.step('the teacher answers, writes and adds evidence', async () => {
    await enter(teacher, place.teacher)
    await teacher.getByRole('link', { name: /^(Begin|Continue)/ }).click()
    await shows(teacher, '1.1.1')
    await teacher.getByLabel('Note for indicator 1.1.1').fill('The team keeps a profile for each learner.')
    await teacher.getByLabel('Write a comment').fill('Could we look at this one together?')
    await teacher.getByRole('button', { name: 'Send comment' }).click()
    await expect(teacher.getByRole('button', { name: /^Delete the comment/ })).toBeVisible()

    const byHand = indicators.filter(({ number }) => isByHand(number, categories.length))
    const left = byHand.findIndex(({ na_reason }) => na_reason !== null)
    for (const [at, { code, number }] of byHand.entries()) {
      const before = byHand[at - 1]
      if (before && before.number >= number - 1) await goOnTo(teacher, code)
      else if (before) await openDomain(teacher, number, code)
      if (before?.number !== number) await fillFolders(teacher, number, number === categories.length)
      if (code === unanswered) continue
      if (at === left) await chooseNotApplicable(teacher, 'No learner at the school is in this group.')
      else if (at % 17 === 5) await choose(teacher, 'No evidence')
      else await choose(teacher, letters[at % letters.length] ?? 'A')
    }
    await everythingIsSaved(teacher)
  })

  await story.step('the readiness links lead to what is missing', async () => {
    await expect(readyCard(teacher)).toContainText('1 indicator needs an answer')
    await expect(readyCard(teacher)).toContainText('1 of 21 evidence sets is short', { timeout: 60_000 })
    await expect(readyCard(teacher)).not.toContainText('still on this device', { timeout: 60_000 })
    const check = readyCard(teacher).getByRole('button', { name: 'Check answers and submit' })
    const missing = teacher.getByRole('dialog', { name: 'What is still missing' })
    await check.click()
    await missing.getByRole('link', { name: new RegExp(`^${unanswered} `) }).click()
    await shows(teacher, unanswered)
    await choose(teacher, 'E')
    await expect(readyCard(teacher)).toContainText('All indicators have an answer')

    await openDomain(teacher, 1, '1.1.1')
    await check.click()
    await missing.getByRole('link', { name: /documents 0 of 1 Evidence of domain 7, Innovation/ }).click()
    await expect(folder(teacher, 7, 'Innovation')).toBeVisible()
    await addFile(teacher, 'Innovation', documentNumber(20, '7-3'))
    await submit(teacher, school.name)
    await expect(option(teacher, 'A')).toBeDisabled()
  })

  await story.step('the coordinator looks at it and returns it with two reasons', async () => {
    await coordinator.goto(`${path}?indicator=1.1.1`)
    await expect(coordinator.getByRole('button', { name: 'Show: Not looked at · 66' })).toBeVisible()
    await expect(coordinator.getByText('The team keeps a profile for each learner.')).toBeVisible()
    await expect(coordinator.getByText('Could we look at this one together?')).toBeVisible()

    await coordinator.getByRole('main').getByRole('button', { name: 'Open Hands at work, 1-1' }).click()
    const picture = coordinator.getByRole('img', { name: 'Hands at work, 1-1' })
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await coordinator.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await coordinator.getByRole('button', { name: 'Ask for a change', exact: true }).click()
    await coordinator
      .getByRole('main')
      .getByLabel('What should change')
      .fill('Please look at the profiles again.')
    await coordinator.getByRole('button', { name: 'All evidence of domain 1' }).click()
    const evidence = folder(coordinator, 1, 'Transformation')
    await evidence.getByRole('button', { name: /^Ask for a change in Evidence/ }).click()
    await evidence.getByLabel('What should change').fill('The room is too dark to see.')
    await coordinator.getByRole('button', { name: 'Return with 2 reasons' }).click()
    const question = coordinator.getByRole('alertdialog', {
      name: `Return the evaluation to ${school.name}?`,
    })
    await expect(question).toContainText('The room is too dark to see.')
    await question.getByRole('button', { name: 'Return line' }).click()
    await expect(
      coordinator.getByRole('status').filter({ hasText: 'Line returned with reasons' }),
    ).toBeVisible()
  })

  await story.step('the teacher reads the reasons, mends and submits again', async () => {
    await teacher.goto(`${path}?indicator=3.1.1`)
    await expect(teacher.getByText('Daniela Vera returned the line with 2 reasons')).toBeVisible()
    const request = teacher.getByRole('listitem').filter({ hasText: 'Please look at the profiles again.' })
    await request.getByRole('link', { name: '1.1.1' }).click()
    await shows(teacher, '1.1.1')
    await choose(teacher, 'D')
    await everythingIsSaved(teacher)

    await teacher.getByRole('button', { name: 'Open A room, 1-2' }).click()
    await teacher.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click()
    await expect(folder(teacher, 1, 'Transformation')).toContainText('1 file missing')
    await addFile(teacher, 'Transformation', await phonePhoto('1-2-brighter'), 'The room by day')
    await expect(folder(teacher, 1, 'Transformation')).toContainText('Complete')
    await submit(teacher, school.name)
  })

  await story.step(
    'the coordinator sees what changed, validates, closes and opens the next line',
    async () => {
      await coordinator.goto(`${path}?indicator=2.1.1`)
      const changes = coordinator.getByRole('navigation', { name: 'Domains and indicators' })
      await expect(changes.getByRole('button', { name: 'Show: Changed since last sent · 1' })).toBeVisible()
      await changes.getByRole('link', { name: /1\.1\.1 / }).click()
      await expect(coordinator.getByText('From A to D')).toBeVisible()
      await expect(coordinator.getByText('Asked before: Please look at the profiles again.')).toBeVisible()

      await coordinator.getByRole('button', { name: 'Validate' }).click()
      const ask = coordinator.getByRole('alertdialog')
      await expect(ask).toContainText('66 indicators were not looked at')
      await ask.getByLabel('Message on the whole line').fill('I saw all of it on my visit.')
      await ask.getByRole('button', { name: 'Validate line' }).click()
      await coordinator.getByRole('button', { name: 'Close the line' }).click()
      const question = coordinator.getByRole('alertdialog', {
        name: `Close Base line 2026 of ${school.name}?`,
      })
      await question.getByRole('button', { name: 'Close the line' }).click()
      await coordinator.getByRole('button', { name: 'Open: Second evaluation' }).click()
      await coordinator.getByRole('dialog').getByRole('button', { name: 'Open line' }).click()
      await expect(
        coordinator.getByRole('button', { name: /^Second evaluation \d+: choose another/ }),
      ).toBeVisible()
      await expect(readyCard(coordinator)).toContainText('66 indicators need an answer')
    },
  )

  await story.step('no photo tells where it was taken', () => assertNoPlaces(place, id))
})
