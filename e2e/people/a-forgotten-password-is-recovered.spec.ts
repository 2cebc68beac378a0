import { expect } from '@playwright/test'
import { userCalls } from 'contract/people/users'
import { deviceAsText } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { focusIsVisible, tabTo } from '../person/keyboard.ts'
import { ask } from '../story/asking.ts'
import { emailTo } from '../story/outbox.ts'
import { story } from '../story/story.ts'

story('a forgotten password is recovered, by keyboard', async ({ page, place, vereda }) => {
  const { username } = place.teacher
  const email = `${username}@vereda.example`
  const password = 'green stone under snow'

  await story.step('the address is confirmed by the link that was sent to it', async () => {
    const { path } = await emailTo(vereda, email, 'email_confirmation')
    expect(path).toMatch(/^\/account\/confirm-email#token=[\w-]{43}$/)
    await page.goto(path)
    await expect(page.getByText(`Is ${email} the address of your account ${username}?`)).toBeVisible()
    await expect(page).toHaveURL(/\/account\/confirm-email$/)
    await tabTo(page, page.getByRole('button', { name: 'Yes, confirm this address' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Address confirmed').first()).toBeVisible()
    await page.goto('/login')
    await page.goto(path)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toBeVisible()
  })

  await story.step('the person asks for a link', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible()
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type('no address')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Recovery link sent').first()).toBeVisible()
  })

  const letter = await emailTo(vereda, email, 'password_reset')
  await story.step('the link opens a page without it in the address', async () => {
    expect(letter.path).toMatch(/^\/account\/recover#token=[\w-]{43}$/)
    await page.goto(letter.path)
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible()
    await expect(page).toHaveURL(/\/account\/recover$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  })

  await story.step('a new password is set', async () => {
    await tabTo(page, page.getByLabel('New password', { exact: true }))
    await focusIsVisible(page)
    await page.keyboard.type(password)
    await tabTo(page, page.getByLabel('New password again'))
    await page.keyboard.type('something else')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
      'New password again: Passwords do not match',
    )
    await page.getByLabel('New password again').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password changed correctly (can now login)')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })

  await story.step('the link is used up, and offers another', async () => {
    await page.goto(letter.path)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Request a new one' }).click()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  await enter(page, { username, password })
  await page.goto('/account/recover')
  await expect(page, 'who is signed in needs no recovery').toHaveURL(/\/evaluations/)
  const announced = await emailTo(vereda, email, 'password_changed')
  expect(announced.text).toContain(username)
})

story('an invited person chooses a password in their own language', async ({ page, place, vereda }) => {
  const username = `invitada-${process.pid}`
  const email = `${username}@vereda.example`
  const person = {
    username,
    email,
    full_name: 'Rosa Invitada',
    language: 'es',
    role: 3,
    areas: [place.school.id],
  }
  await ask(place.url, userCalls.register, place.superuser, { body: person as never })
  const letter = await emailTo(vereda, email, 'invitation')
  expect(letter.text).toContain('ha creado una cuenta')
  await page.goto(letter.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Elija una contraseña' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/recover$/)
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('piedra verde bajo nieve')
  await page.getByLabel('Repita la nueva contraseña').fill('piedra verde bajo nieve')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Su contraseña está lista.')).toBeVisible()
  await page.getByLabel('Correo electrónico o usuario').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('piedra verde bajo nieve')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

story('somebody registers and has no areas', async ({ page }) => {
  const username = `nueva-${process.pid}`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Nueva Persona')
  await page.getByLabel('Email').fill(`${username}@vereda.example`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('boat lamp river seven')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Country: Required field',
  )
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('option', { name: 'Peru', exact: true }).click()

  await story.step(
    'what was typed is there after a new load, in this tab alone and without the password',
    async () => {
      await page.reload()
      await expect(page.locator('#main').getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue('Nueva Persona')
      await expect(page.getByRole('button', { name: /Country/ })).toContainText('Peru')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      expect(await deviceAsText(page)).not.toContain('boat lamp')
      const other = await page.context().newPage()
      await other.goto('/register')
      await expect(other.getByLabel('Full name')).toHaveValue('')
      await other.close()
    },
  )
  await page.getByLabel('Password', { exact: true }).fill('boat lamp river seven')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  expect(await deviceAsText(page)).not.toContain('Nueva Persona')
  await enter(page, { username, password: 'boat lamp river seven' })
})
