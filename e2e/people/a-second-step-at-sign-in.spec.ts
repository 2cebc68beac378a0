import { expect } from '@playwright/test'
import { appCode, shownSecret } from '../person/app-codes.ts'
import { enterAt, signIn } from '../person/enter.ts'
import { passesAxe } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'somebody sets up an app by its secret as text, and signs in with a code, then with a recovery code',
  async ({ page, place }) => {
    await enterAt(page, place.teacher, '/profile')
    const card = page.getByRole('region', { name: 'Second step at sign-in' })
    await card.getByRole('button', { name: 'Set up an app' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Second step at sign-in' })
    await expect(dialog.getByRole('img', { name: /^QR picture/ })).toBeVisible()
    const secret = await shownSecret(page)
    await passesAxe(page, 'setting up a second step')
    await dialog.getByLabel('Code that the app shows now').fill('000 00x')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    await expect(dialog.getByRole('link', { name: /^This code is not right/ })).toBeVisible()
    await dialog.getByLabel('Code that the app shows now').fill(appCode(secret))
    await page.keyboard.press('Enter')

    const codes = page.getByRole('alertdialog', { name: 'New recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const [code = ''] = await codes.getByRole('listitem').allTextContents()
    const file = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Save as a text file' }).click()
    expect((await file).suggestedFilename()).toBe('vereda-codes.txt')
    await passesAxe(page, 'recovery codes')
    await codes.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await expect(card).toContainText('10 recovery codes are left.')

    await page.getByRole('button', { name: /your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await signIn(page, place.teacher)
    const field = page.getByLabel('Code from your app')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await passesAxe(page, 'the second step of a sign-in')
    await field.fill(appCode(secret, 'next'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)

    await page.getByRole('button', { name: /your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await signIn(page, place.teacher)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(code.toUpperCase())
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page).toHaveURL(/\/home$/)
  },
)
