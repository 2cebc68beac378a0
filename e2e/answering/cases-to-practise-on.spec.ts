import { expect } from '@playwright/test'
import { option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { passesAxe } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'who judges for the first time is shown three cases, and practises by keyboard',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026, 2)
    const keys = page.keyboard
    await enterAt(page, place.teacher, `${begun.path}?indicator=1.2.1`)
    const proposal = page.getByText('Three short cases show how to judge this domain, 5 minutes.')

    await story.step('the offer is beside the question and links to the first case', async () => {
      await shows(page, '1.2.1')
      await expect(proposal).toBeVisible()
      await page.getByRole('link', { name: 'Practise judging', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Notes in two classrooms' })).toBeVisible()
      await passesAxe(page, 'a case')
    })

    await story.step('a letter, then its explanation, with the focus on it', async () => {
      const show = page.getByRole('button', { name: 'Show the explanation' })
      await expect(show).toBeDisabled()
      await keys.press('1')
      await keys.press('c')
      await expect(option(page, 'C')).toBeChecked()
      await tabTo(page, show)
      await keys.press('Enter')
      const verdict = page.getByRole('heading', {
        name: /^One letter higher than ours: you chose C, and B fits/,
      })
      await expect(verdict).toBeFocused()
      await expect(page.getByText('Both statements of Change are true')).toBeVisible()
      await passesAxe(page, 'an explanation')
    })

    await story.step(
      'the next one can be looked at without choosing, also without a connection',
      async () => {
        await page.getByRole('link', { name: /^Next case: Eleven plans/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Eleven plans in a folder' })).toBeVisible()
        await expect(page.getByRole('main')).toBeFocused()
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Show it without choosing' }).click()
        await expect(page.getByRole('heading', { name: 'C fits best.' })).toBeVisible()
        await expect(page.getByText('8 of 20')).not.toHaveCount(0)
        await expect(page.getByText('Not sent yet')).toBeVisible()
        await page.context().setOffline(false)
        await expect(page.getByText('Not sent yet')).toBeHidden()
      },
    )

    await story.step('the list knows what was done, and it can be begun again', async () => {
      await page.goto('/cases')
      await expect(page.getByText('2 of 3 done')).toBeVisible()
      await expect(page.getByText('You chose C.')).toBeVisible()
      await passesAxe(page, 'all cases')
      await page.getByRole('button', { name: 'Begin again' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Begin again' }).click()
      await expect(page.getByText('2 of 3 done')).toBeHidden()
    })

    await story.step('the offer does not return, and the tutorial still links there', async () => {
      await page.goto(`${begun.path}?indicator=1.2.1`)
      await page.getByRole('button', { name: 'Do not propose this again' }).click()
      await expect(proposal).toBeHidden()
      await page.reload()
      await shows(page, '1.2.1')
      await page.getByRole('button', { name: 'What to look for, and whom to ask' }).click()
      await expect(proposal).toBeHidden()
      await page.goto('/tutorial')
      await page.getByRole('link', { name: 'Practise judging', exact: true }).click()
      await expect(page.getByText('Notes in two classrooms')).toBeVisible()
    })
  },
)
