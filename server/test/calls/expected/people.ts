import { randomUUID } from 'node:crypto'
import { historyCalls } from 'contract/insight/history'
import { notificationCalls } from 'contract/messages/notifications'
import { areaCalls } from 'contract/people/areas'
import { handoverCalls } from 'contract/people/handover'
import { localRoleCalls } from 'contract/people/local-roles'
import { userCalls } from 'contract/people/users'
import { confirmSecret, storePending } from '../../../src/access/second-step/queries.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

const person = () => {
  const username = `new-${randomUUID().slice(0, 8)}`
  return {
    username,
    email: `${username}@vereda.example`,
    full_name: 'Ana Prueba',
    password: 'boat lamp river seven',
  }
}

let made = 0

const localRole = (country: number) => {
  made += 1
  return { country, role: 3 as const, name: `Observer ${made}`, withheld: ['answers' as const] }
}

const newLocalRole = async ({ db, country }: Land) => {
  const { country: country_id, ...rest } = localRole(country)
  const { id } = await db
    .insertInto('local_roles')
    .values({ ...rest, country_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { parameters: { id } }
}

const localRoleRows = rowsOf(localRoleCalls, {
  list: {
    may: '– D S S A A',
    asks: async (at) => ({ shows: (await newLocalRole(at)).parameters.id }),
  },
  create: {
    may: '– D D S A A',
    named: ['body.country'],
    asks: (at) => ({ body: localRole(at.country) }),
  },
  change: {
    may: '– D D S A A',
    asks: async (at) => ({ ...(await newLocalRole(at)), body: { name: `Guest ${made}` } }),
  },
  remove: { may: '– D D S A A', asks: newLocalRole },
})

export const peopleRows = [
  ...localRoleRows,
  ...rowsOf(userCalls, {
    register: {
      may: '* D S S A A',
      named: ['body.areas.0'],
      asks: (at, by) => ({ body: { ...person(), ...(by.token && { areas: [at.school] }) } }),
    },
    registration: { may: '* * * * * *', asks: () => ({}) },
    list: {
      may: '– D S S A A',
      asks: async (at) => ({ query: { paginated: false }, shows: (await at.newPerson()).id }),
    },
    read: {
      may: '– O S S A A',
      asks: async (at, by) => ({ parameters: { id: by.role === 3 ? by.id : (await at.newPerson()).id } }),
    },
    change: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.newPerson()).id }, body: { full_name: 'Renamed' } }),
    },
    remove: { may: '– D S S A A', asks: async (at) => ({ parameters: { id: (await at.newPerson()).id } }) },
    endSessions: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.newPerson()).id } }),
    },
    invite: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.newPerson()).id } }),
    },
    sendConfirmation: {
      may: '– D S S A A',
      asks: async (at) => {
        const { id } = await at.newPerson()
        const waiting = {
          password_hash: 'x',
          pending_email: `waits-${id}@vereda.example`,
          pending_since: new Date().toISOString(),
        }
        await at.db.updateTable('users').set(waiting).where('id', '=', id).execute()
        return { parameters: { id } }
      },
    },
    giveLink: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.newPerson()).id } }),
    },
    resetFactor: {
      may: '– D S S A A',
      asks: async (at) => {
        const { id } = await at.newPerson()
        await storePending(at.db, id, Buffer.alloc(1))
        await confirmSecret(at.db, id, Buffer.alloc(1), 0)
        return { parameters: { id } }
      },
    },
    rolesForCreate: { may: '– A A A A A', asks: () => ({}) },
  }),
  ...rowsOf(historyCalls, {
    history: {
      may: '– S S S A A',
      named: ['query.object_id'],
      missing: 'not_found',
      hidden: 404,
      asks: (at) => ({ query: { object_type: 'school', object_id: at.school } }),
    },
    ofPlan: {
      may: '– S S S A A',
      missing: 'not_found',
      hidden: 404,
      asks: (at) => ({ parameters: { plan: at.open.plan } }),
    },
    audit: { may: '– D D D D A', asks: () => ({}) },
  }),
  ...rowsOf(areaCalls, {
    assign: {
      may: '– D S S A A',
      named: ['body.user', 'body.school'],
      asks: async (at) => ({ body: { user: (await at.newPerson()).id, school: await at.newSchool() } }),
    },
    remove: {
      may: '– D S S A A',
      asks: async (at) => {
        const { id } = await at.newPerson()
        const area = await at.db
          .selectFrom('areas')
          .select('id')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
        return { parameters: { id: area.id } }
      },
    },
  }),
  ...rowsOf(handoverCalls, {
    read: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { id: (await at.newPerson()).id } }),
    },
    apply: {
      may: '– D S S A A',
      named: ['parameters.id', 'body.places'],
      asks: async (at) => {
        const [holder, taker] = [await at.newPerson(), await at.newPerson()]
        const school = await at.newSchool()
        await at.db.updateTable('areas').set({ school_id: school }).where('user_id', '=', holder.id).execute()
        return { parameters: { id: holder.id }, body: { places: taker.id } }
      },
    },
  }),
  ...rowsOf(notificationCalls, {
    list: {
      may: '– O O O O O',
      asks: async (at, by) => ({ query: { page_size: 100 }, shows: await at.message(by) }),
    },
    send: {
      may: '– D S S A A',
      named: ['body.user'],
      asks: async (at) => ({
        body: { user: (await at.newPerson()).id, title: 'Hello', message: 'Good day' },
      }),
    },
    markAsRead: {
      may: '– O O O O O',
      asks: async (at, by) => ({ parameters: { id: await at.message(by) } }),
    },
  }),
]
