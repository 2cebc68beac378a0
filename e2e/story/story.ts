import { test as base } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { userCalls } from 'contract/people/users'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { ask, logIn, type Person } from './asking.ts'
import { preparedDatabase } from './database.ts'
import { instrumentOf } from './editions.ts'
import { type Server, startServer, superuser } from './server.ts'

export type School = { id: number; name: string; region: { id: number; name: string } }

/** A school with its people. */
export type Neighbourhood = {
  url: string
  /** Where the server stores rows and files; the embedded database has no address. */
  stored: { database: string; folder: string }
  superuser: Person
  coordinator: Person
  teacher: Person
  colleague: Person
  school: School
  /**
   * Begins an evaluation of the school in this year, by default with the first edition, which has no statements,
   * numbers and duties.
   */
  evaluation: (
    year: number,
    edition?: 1 | 2,
  ) => Promise<{ id: number; line: number; instrument: number; path: string }>
}

const password = 'seven-small-stones'
let announced = 0

const settle = async ({ url, folder, database }: Server): Promise<Neighbourhood> => {
  announced += 1
  const first = await logIn(url, superuser.username, superuser.password)
  const countries = await ask(url, countryCalls.list, first, { query: { search: 'Peru' } })
  const peru = ('results' in countries ? countries.results : countries)[0]
  const region = await ask(url, regionCalls.create, first, {
    body: { name: `Valle ${process.pid}-${announced}`, country: peru?.id ?? 0 },
  })
  const school = await ask(url, schoolCalls.create, first, {
    body: {
      name: `Escuela del Cuento ${process.pid}-${announced}`,
      region: region.id,
      management: 'public',
      type_of_school: 'special',
      students: 80,
    },
  })
  const person = async (name: string, role: Role, area: number): Promise<Person> => {
    const username = `${name}-${process.pid}-${announced}`
    await ask(url, userCalls.register, first, {
      body: {
        username,
        email: `${username}@vereda.example`,
        full_name:
          name === 'coordinator' ? 'Daniela Vera' : name === 'teacher' ? 'Marta Quispe' : 'José Rivas',
        password,
        role,
        areas: [area],
      },
    })
    return logIn(url, username, password)
  }
  return {
    url,
    stored: { database, folder },
    superuser: first,
    coordinator: await person('coordinator', Role.region, region.id),
    teacher: await person('teacher', Role.school, school.id),
    colleague: await person('colleague', Role.school, school.id),
    school,
    evaluation: async (year, edition = 1) => {
      const instrument = await instrumentOf(url, first, edition)
      const { id, line } = await ask(url, evaluationCalls.create, first, {
        body: { school: school.id, instrument, year },
      })
      const path = `/evaluations/detail/${id}/instrument/${instrument}`
      return { id, line: line.id, instrument, path }
    },
  }
}

/** Playwright's test with the worker's server and a new neighbourhood for each story. */
export const story = base.extend<{ place: Neighbourhood; ending: void }, { vereda: Server; server: string }>({
  vereda: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names in the first parameter
    async ({}, give) => {
      const server = await startServer({ DATABASE_URL: await preparedDatabase() })
      await give(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [async ({ vereda }, give) => give(vereda.url), { scope: 'worker' }],
  baseURL: async ({ server }, give) => give(server),
  place: async ({ vereda }, give) => give(await settle(vereda)),
  // Playwright closes only the page that it opened; pages of other people would stay open until the run ends.
  ending: [
    async ({ browser }, give) => {
      await give()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
