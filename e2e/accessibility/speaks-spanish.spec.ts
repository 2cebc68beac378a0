import { expect, type Page } from '@playwright/test'
import { choose, shows } from '../person/answering.ts'
import { story } from '../story/story.ts'

/** English words that would remain on these pages without a translation. */
const english =
  /\b(answers?|answered|indicators?|evidence|saved?|saving|comments?|evaluations?|schools?|language|loading|continue|begin|missing|next|previous|note|photos?|documents?|theme|notifications|log out|choose|close|good (morning|afternoon|evening))\b/gi

/** English words in all visible and accessible text, except names. */
const englishOn = async (page: Page, but: readonly string[]): Promise<string[]> => {
  // The live region keeps its last message, such as that a page was loading.
  await expect(page.getByText('Cargando').and(page.locator(':not([role="status"])'))).toHaveCount(0)
  const tree = await page.locator('body').ariaSnapshot()
  const shown = tree
    .split('\n')
    // Roles and states in the tree are English and precede the first quotation mark or colon.
    .map((line) => line.replace(/^\s*- '?[a-z]+( ?\[[a-z]+(=\w+)?\])*:?/, ''))
    .join('\n')
  const left = but.reduce((text, known) => text.replaceAll(known, ''), shown.replaceAll(/\/url: .*/g, ''))
  return left.match(english) ?? []
}

story('Spanish is chosen before the login and stays for the session', async ({ page, place }) => {
  await place.evaluation(2026)
  const but = [place.school.name]
  const isSpanish = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await englishOn(page, but)).toEqual([])
  }

  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await englishOn(page, but)).not.toEqual([])
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await isSpanish()

  await page.getByLabel('Correo electrónico o usuario').fill(place.teacher.username)
  await page.getByLabel('Contraseña', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('group', { name: /problema/ })).toBeVisible()
  await isSpanish()
  await page.getByLabel('Contraseña', { exact: true }).fill(place.teacher.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Buen[oa]s .*), Marta$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Comenzar' })).toBeVisible()
  await isSpanish()

  await page.getByRole('link', { name: 'Comenzar' }).click()
  await shows(page, '1.1.1')
  await expect(
    page.getByRole('heading', { name: /^1\.1\.1 La valoración describe fortalezas/ }),
  ).toBeVisible()
  await choose(page, 'B')
  await expect(page.getByRole('banner')).toContainText(/Enviado y guardado/)
  await isSpanish()
  await page.getByRole('button', { name: 'Revisar respuestas y enviar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isSpanish()

  await page.goto('/evaluations')
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
  await isSpanish()
  await page.goto('/schools')
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
  await isSpanish()
})
