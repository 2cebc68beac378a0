import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asAdministrator, asSuperuser, type Someone, signIn } from '../given/people.ts'
import { givenInstrument } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'
import { givenLand, type Land } from './land.ts'

export const columns = ['nobody', 'role 3', 'role 2', 'role 1', 'role 0', 'superuser'] as const
export type Column = (typeof columns)[number]

/** Two lands that know nothing of each other, and those who administer both. */
export const givenWorld = async (
  env: Record<string, string> = {},
  log?: { write: (line: string) => void },
) => {
  const vereda = await givenVereda(env, log)
  const { db } = vereda.database
  await vereda.app.listen({ port: 0, host: '127.0.0.1' })
  const instrument = await givenInstrument(db)
  await fillTranslations(db)
  const here = await givenLand(vereda, 'PE', instrument)
  const there = await givenLand(vereda, 'BR', instrument)
  const [administrator, superuser] = [await asAdministrator(db), await asSuperuser(db)]

  const peopleOf = (land: Land): Record<Column, Someone> => ({
    nobody: { ...land.teacher, token: '' },
    'role 3': land.teacher,
    'role 2': land.coordinator,
    'role 1': land.representative,
    'role 0': administrator,
    superuser,
  })

  return {
    ...vereda,
    db,
    here,
    there,
    /** The person of this column, in a session of its own; nobody has none. */
    acting: async (column: Column): Promise<Someone> => {
      const person = peopleOf(here)[column]
      return column === 'nobody' ? person : { ...person, token: await signIn(db, person.id) }
    },
    /** Everybody has a session, also after a call that ended it. */
    signInAll: async (): Promise<void> => {
      const people = [here, there].flatMap((land) => [
        land.teacher,
        land.colleague,
        land.coordinator,
        land.representative,
      ])
      for (const person of [...people, administrator, superuser]) person.token = await signIn(db, person.id)
    },
    /** Who holds the rows of the other land: the same role, or somebody when the role is everywhere. */
    holding: (column: Column): Someone => {
      const person = peopleOf(there)[column]
      return person.role === 0 ? there.teacher : person
    },
  }
}
export type World = Awaited<ReturnType<typeof givenWorld>>
