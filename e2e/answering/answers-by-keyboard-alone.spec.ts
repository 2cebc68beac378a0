import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { everythingIsSaved, option, shows } from '../person/answering.ts'
import { folder } from '../person/evidence.ts'
import { focusIsVisible, tabRound, tabTo } from '../person/keyboard.ts'
import { ask } from '../story/asking.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story('a teacher answers by keyboard alone', async ({ page, place }) => {
  const { id } = await place.evaluation(2026)
  const keys = page.keyboard
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })

  await story.step('logs in', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel('Email or username'))
    await keys.type(place.teacher.username)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await keys.type(place.teacher.password)
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
  })

  await story.step('reaches an indicator', async () => {
    await tabTo(page, link('Begin'))
    await keys.press('Enter')
    await shows(page, '1.1.1')
    await tabRound(page)
    await tabTo(page, link('Skip to content'))
    await keys.press('Enter')
    await tabTo(page, link('Next: 1.1.2'))
    await keys.press('Enter')
    await shows(page, '1.1.2')
  })

  await story.step('chooses an option', async () => {
    await tabTo(page, option(page, 'A'))
    await keys.press('Space')
    await expect(option(page, 'A')).toBeChecked()
    await keys.press('ArrowDown')
    await keys.press('ArrowRight')
    await expect(option(page, 'C')).toBeFocused()
    await focusIsVisible(page)
    await expect(option(page, 'A')).toBeChecked()
    await keys.press('Enter')
    await expect(option(page, 'C')).toBeChecked()
  })

  await story.step('reads all options by the arrow keys, which choose none', async () => {
    await keys.press('End')
    await expect(option(page, 'Not applicable')).toBeFocused()
    await keys.press('ArrowDown')
    await expect(option(page, 'A')).toBeFocused()
    await keys.press('ArrowUp')
    await keys.press('ArrowLeft')
    await expect(option(page, 'No evidence')).toBeFocused()
    await keys.press('Home')
    await expect(option(page, 'A')).toBeFocused()
    await keys.press('Shift+Tab')
    await keys.press('Tab')
    await expect(option(page, 'C'), 'the chosen one is the stop').toBeFocused()
    await expect(option(page, 'C')).toBeChecked()
  })

  await story.step('writes a note and a comment', async () => {
    await tabTo(page, page.getByLabel('Note for indicator 1.1.2'))
    await keys.type('Two learners were assessed this term.')
    await tabTo(page, page.getByLabel('Write a comment'))
    await keys.type('Is this enough?')
    await tabTo(page, button('Send comment'))
    await keys.press('Enter')
    await expect(button(/^Delete the comment/)).toBeVisible()
  })

  await story.step('adds a photo', async () => {
    const add = button('Add evidence to Change')
    await tabTo(page, add)
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add evidence: domain 1, Change' })
    await expect(dialog).toBeVisible()
    await keys.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    await keys.press('Enter')
    // Waits for the file chooser while keys are sent, since it may open sooner.
    const opened = page.waitForEvent('filechooser')
    await tabTo(page, dialog.getByRole('button', { name: 'Choose a file' }))
    await keys.press('Enter')
    const chooser = await opened
    await chooser.setFiles(await phonePhoto('corner'))
    await tabTo(page, dialog.getByLabel('What it shows'))
    await keys.type('The reading corner')
    await tabTo(page, dialog.getByRole('checkbox'))
    await keys.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Add evidence' }))
    await keys.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    await expect(
      folder(page, 1, 'Change').getByRole('button', { name: 'Open The reading corner' }),
    ).toBeVisible()
  })

  await story.step('reads what is missing and follows a link', async () => {
    await tabTo(page, button('Check answers and submit'))
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What is still missing' })
    await expect(dialog).toBeVisible()
    await keys.press('Escape')
    await expect(button('Check answers and submit')).toBeFocused()
    await keys.press('Enter')
    await tabTo(page, dialog.getByRole('link', { name: /^1\.2\.1 / }))
    await keys.press('Enter')
    await shows(page, '1.2.1')
    await expect(dialog).toBeHidden()
  })

  await story.step('switches to the dark theme, and logs out', async () => {
    await tabTo(page, button('Use dark theme'), 'Shift+Tab')
    await keys.press('Enter')
    await expect(button('Use light theme')).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await everythingIsSaved(page)
    await tabTo(page, link('Back to evaluations'), 'Shift+Tab')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/evaluations$/)
    await expect(link(place.school.name).first()).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await tabRound(page)
    await tabTo(page, button(/: your account$/))
    await keys.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await keys.press('End')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await keys.press('Escape')
    await expect(button(/: your account$/)).toBeFocused()
    await keys.press('Enter')
    await keys.press('End')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  })

  const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
  expect(line.results.map(({ option: { code } }) => code)).toEqual(['C'])
  expect(line.notes.map(({ text }) => text)).toEqual(['Two learners were assessed this term.'])
  expect(line.comments.map(({ text }) => text)).toEqual(['Is this enough?'])
  expect(line.files.map(({ description }) => description)).toEqual(['The reading corner'])
})
