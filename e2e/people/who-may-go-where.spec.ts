import { expect, type Page } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { userCalls } from 'contract/people/users'
import { countryCalls } from 'contract/places/countries'
import { routeRules } from '../../web/src/shell/routes.ts'
import { enterAt } from '../person/enter.ts'
import { isLongRun } from '../rules/walk.ts'
import { ask, logIn, type Person } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

/** Pages by role (specification §2); others redirect to the evaluations. */
const open: Record<string, readonly Role[]> = {
  '/home': [0, 1, 2, 3],
  '/profile': [0, 1, 2, 3],
  '/schools': [0, 1, 2, 3],
  '/evaluations': [0, 1, 2, 3],
  '/action-plans': [0, 1, 2, 3],
  '/tutorial': [0, 1, 2, 3],
  '/users': [0, 1, 2],
  '/instruments': [0, 1, 2],
  '/regions': [0, 1, 2],
  '/suggestions': [0, 1, 2, 3],
  '/countries': [0, 1],
  '/statistics': [0, 1],
}
const built = new Set<string>(Object.values(routeRules).map((rule) => rule.path))
const existing = Object.entries(open).filter(([address]) => built.has(address))

/** The entries of a person's menu (specification §6, and late actions) by address. */
const menuOf = ({ role, isSuperuser }: Visitor): string[] => {
  if (role === Role.school) return ['/evaluations', '/action-plans', '/schools']
  if (role === Role.region) return ['/evaluations', '/action-plans', '/users', '/regions', '/schools']
  const all = [
    '/statistics',
    '/evaluations',
    '/action-plans',
    '/instruments',
    '/users',
    '/countries',
    '/regions',
    '/schools',
  ]
  return all.filter((address) => isSuperuser || address !== '/instruments')
}

const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname)

story('without a login every page but the public ones leads to the login', async ({ page, place }) => {
  const { path: evaluation } = await place.evaluation(2026)
  for (const wanted of ['/', '/home', '/schools', '/evaluations', evaluation]) {
    await page.goto(wanted)
    await path(page).toBe('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  }
  await page.goto('/setup')
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Vereda' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('This link is not complete')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

story('a set-up that is done says so, and leads to the login', async ({ page }) => {
  await page.goto('/setup#token=an-old-one')
  await page.getByLabel('Full name').fill('Rosa Luna')
  await page.getByLabel('Username').fill('rosaluna')
  await page.getByLabel('Email').fill('rosa@vereda.example')
  await page.getByLabel('Password', { exact: true }).fill('seven-small-stones')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vereda is set up already' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await path(page).toBe('/login')
})

story('an unknown address says so, before and after a login', async ({ page, place }) => {
  for (const wanted of ['/nowhere', '/evaluations/detail/1', '/home/more', '/api-docs']) {
    await page.goto(wanted)
    await path(page).toBe('/error-404')
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  }
  await enterAt(page, place.teacher, '/nowhere')
  await path(page).toBe('/error-404')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await path(page).toBe('/home')
})

story(
  'whoever is signed in opens what is theirs and is led to the evaluations from the rest',
  async ({ browser, place }) => {
    const { path: evaluation } = await place.evaluation(2026)
    // Pages and menu by role are also checked in web/src/shell/routes.test.ts.
    const visitors = await everyRole(place)
    for (const visitor of isLongRun ? visitors : visitors.slice(-1)) {
      await story.step(visitor.username, async () => {
        const page = await (await browser.newContext()).newPage()
        await enterAt(page, visitor, '/')
        await path(page).toBe('/home')
        await page.goto('/login')
        await path(page).toBe('/evaluations')
        for (const [address, allowed] of existing) {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await path(page).toBe(allowed.includes(visitor.role) ? address : '/evaluations')
        }
        for (const address of ['/audit', '/translations']) {
          await page.goto(address)
          await path(page).toBe(visitor.isSuperuser ? address : '/evaluations')
        }
        await page.goto(evaluation)
        await expect(page.getByRole('banner')).toContainText(place.school.name)

        await page.goto('/evaluations')
        const isSchool = visitor.role === Role.school
        await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: 'New evaluation' })).toHaveCount(isSchool ? 0 : 1)
        const entries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
        const shown = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(shown).toEqual(menuOf(visitor).filter((address) => built.has(address)))
        await page.context().close()
      })
    }
  },
)

story('an evaluation of another region does not exist for whoever cannot see it', async ({ page, place }) => {
  const { path: evaluation } = await place.evaluation(2026)
  const stranger = await register(place, 'stranger', Role.region, [])
  await enterAt(page, stranger, evaluation)
  await expect(page.getByRole('main')).toContainText('This is not open to you')
  await expect(page.getByRole('banner')).not.toContainText(place.school.name)
})

type Visitor = Person & { role: Role; isSuperuser: boolean }

const register = async (
  { url, superuser, coordinator }: Neighbourhood,
  name: string,
  role: Role,
  areas: number[],
): Promise<Person> => {
  const username = coordinator.username.replace('coordinator', name)
  const password = coordinator.password
  await ask(url, userCalls.register, superuser, {
    body: { username, email: `${username}@vereda.example`, full_name: 'Rosa Luna', password, role, areas },
  })
  return logIn(url, username, password)
}

/** A person of each role of the specification's §6, all with the same school in scope. */
const everyRole = async (place: Neighbourhood): Promise<Visitor[]> => {
  const { superuser, coordinator, teacher } = place
  const countries = await ask(place.url, countryCalls.list, superuser, { query: { search: 'Peru' } })
  const peru = ('results' in countries ? countries.results : countries)[0]?.id ?? 0
  const { administrator, country, region, school } = Role
  return [
    { ...superuser, role: administrator, isSuperuser: true },
    {
      ...(await register(place, 'administrator', administrator, [])),
      role: administrator,
      isSuperuser: false,
    },
    { ...(await register(place, 'representative', country, [peru])), role: country, isSuperuser: false },
    { ...coordinator, role: region, isSuperuser: false },
    { ...teacher, role: school, isSuperuser: false },
  ]
}
