import { expect } from '@playwright/test'
import { noteCalls } from 'contract/evaluation/notes'
import { shows } from '../person/answering.ts'
import { enterAt, pageOf } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

story('a school reads whose note it is, and so does its reviewer', async ({ page, place, browser }) => {
  const begun = await place.evaluation(2026)
  const at = `${begun.path}?indicator=1.1.1`
  const { id: indicator = 0 } = (await indicatorsOf(place, begun.instrument)).get('1.1.1') ?? {}
  await ask(place.url, noteCalls.create, place.colleague, {
    body: { evaluation_line: begun.line, indicator, text: 'The colleague saw five profiles.' },
  })

  await enterAt(page, place.coordinator, at)
  await shows(page, '1.1.1')
  const card = page.getByRole('region', { name: 'Your note' })
  await expect(card).toContainText('The school reads your note, as one of the coordinator.')
  await page.getByLabel('Note for indicator 1.1.1').fill('Please count again in May.')
  await expect(card).toContainText('Saved')
  await expect(card.getByRole('heading', { name: 'Notes of the school' })).toBeVisible()

  const school = await pageOf(browser, place.teacher, at)
  await shows(school, '1.1.1')
  const read = school.getByRole('region', { name: 'Your note' })
  await expect(read).not.toContainText('The school reads your note')
  await expect(school.getByLabel('Note for indicator 1.1.1')).toHaveValue('')
  await expect(read.getByRole('heading')).toHaveText([
    'Your note',
    'Notes of the school',
    'Notes of the coordinator',
  ])
  await expect(read.getByRole('figure').last()).toContainText('Please count again in May.')
  await expect(read.getByRole('figure').last()).toContainText('Daniela Vera, Regional coordinator')

  await story.step('in a review a note of staff is not shown among those of the school', async () => {
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await page.reload()
    await shows(page, '1.1.1')
    const ofSchool = page.getByRole('region', { name: 'Notes of the school' })
    await expect(ofSchool).toContainText('The colleague saw five profiles.')
    await expect(ofSchool).not.toContainText('Please count again')
    await expect(page.getByLabel('Note for indicator 1.1.1')).toHaveValue('Please count again in May.')
  })
})
