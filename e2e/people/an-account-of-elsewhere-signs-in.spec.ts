import { expect, test } from '@playwright/test'
import { clientId, clientSecret, openProvider } from '../../server/test/people/provider/open-provider.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { preparedDatabase } from '../story/database.ts'
import { startServer } from '../story/server.ts'

test.use({ bypassCSP: true })

test('somebody signs in with an account of a ministry, or reads why not', async ({ page }) => {
  let home = ''
  const provider = await openProvider({ path: '/realms/schools', inToken: true, home: () => home })
  const server = await startServer({
    DATABASE_URL: await preparedDatabase(),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'Ministry of Education',
  })
  // The server's public address, to which the provider redirects.
  home = server.url.replace('127.0.0.1', 'localhost')
  try {
    await page.goto(`${home}/login`)
    const entry = page.getByRole('button', { name: 'Sign in with Ministry of Education' })
    provider.setPerson({ sub: 'lucia', email: 'lucia@ministry.example', email_verified: false })
    await entry.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are not signed in', level: 1 })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await passesAxeInBothThemes(page, 'what an account of elsewhere is refused for')

    await page.getByRole('link', { name: 'Back to the sign-in' }).press('Enter')
    provider.setPerson({
      sub: 'daniel',
      email: 'daniel@ministry.example',
      email_verified: true,
      name: 'Daniel Soto',
    })
    await page.context().clearCookies()
    await entry.press('Enter')
    await expect(page).toHaveURL(`${home}/home`)
    await expect(
      page.getByRole('button', { name: 'Daniel Soto, School representative: your account' }),
    ).toBeVisible()
  } finally {
    await server.stop()
    await provider.close()
  }
})
