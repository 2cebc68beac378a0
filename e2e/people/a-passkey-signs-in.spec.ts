import { type CDPSession, expect, type Page } from '@playwright/test'
import { fillInLogin } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

/** A virtual platform authenticator with user verification. */
const givenAuthenticator = async (page: Page): Promise<{ cdp: CDPSession; id: string }> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

story('a passkey is added by name, signs in, is renamed and removed', async ({ page, place }) => {
  // Passkeys need a domain name, not an IP address.
  const home = place.url.replace('127.0.0.1', 'localhost')
  const { cdp, id } = await givenAuthenticator(page)
  const setVerified = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })

  await page.goto(`${home}/login`)
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(passkey).toBeVisible()
  await passesAxeInBothThemes(page, 'a login with passkeys')
  await fillInLogin(page, place.teacher)

  await page.goto(`${home}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name of the passkey').fill('Key of the school')
  await passesAxeInBothThemes(page, 'a new passkey')
  await setVerified(false)
  await page.keyboard.press('Enter')
  await expect(adding).toContainText('No passkey was made')
  await setVerified(true)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding).toBeHidden()
  const listed = page.getByRole('listitem').filter({ hasText: 'Key of the school' })
  await expect(listed).toContainText('not used yet')

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${home}/login`)
  await passkey.press('Enter')
  await expect(page).toHaveURL(/\/home$/)

  await page.goto(`${home}/profile`)
  await expect(listed).toContainText('last used')
  await page.getByRole('button', { name: 'Rename: Key of the school' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename: Key of the school' })
  await renaming.getByLabel('Name of the passkey').fill('Key of my desk')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Remove: Key of my desk' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await expect(question).toContainText('Key of my desk can no longer be used')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  // The device still has it, and the server's refusal is explained.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${home}/login`)
  await passkey.click()
  await expect(page.getByText('This passkey does not sign in here.')).toBeVisible()
})
