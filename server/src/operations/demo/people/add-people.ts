import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { limits } from 'contract/platform/limits'
import { demonstrationPassword } from '../../../access/passwords/demonstration.ts'
import type { DemoClient, DemoPerson } from '../asking.ts'
import type { Places } from '../places/add-places.ts'
import { administrator, cast, type Member } from './cast.ts'
import type { Rename } from './rename.ts'

const registered = (username: string) => username.padEnd(limits.usernameMinimum, '-')

const add = async (
  { ask }: DemoClient,
  as: DemoPerson,
  { username, of, shows: _, ...person }: Member,
  places: Places,
) => {
  const name = registered(username)
  const { id } = await ask(userCalls.register, as, {
    body: {
      ...person,
      username: name,
      email: `${username}@vereda.example`,
      password: demonstrationPassword,
      areas: [places.get(of) ?? 0],
    },
  })
  return { id, isShort: name !== username }
}

export const logInAdministrator = async ({ ask, logIn }: DemoClient): Promise<DemoPerson> => {
  const person = await logIn(administrator.username, demonstrationPassword)
  await ask(accountCalls.changeProfile, person, { body: { full_name: administrator.full_name } })
  return person
}

/** All people with their areas, logged in, by user name. */
export const addPeople = async (
  client: DemoClient,
  admin: DemoPerson,
  places: Places,
  rename: Rename,
): Promise<Map<string, DemoPerson>> => {
  const people = new Map<string, DemoPerson>([[admin.username, admin]])
  for (const member of cast) {
    const { id, isShort } = await add(client, admin, member, places)
    if (isShort) await rename(id, member.username)
    people.set(member.username, await client.logIn(member.username, demonstrationPassword))
  }
  return people
}
