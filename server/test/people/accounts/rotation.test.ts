import { accountCalls } from 'contract/people/accounts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, refreshed } from './given-account.ts'

/*
 * Refresh tokens as a small state machine: an owner, a second tab of the owner that was duplicated and knows nothing of
 * the first, a thief with a copy, answers that get lost, and clocks that are put forward and back.
 */

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

type Tokens = { access: string; refresh: string }
const runs = { numRuns: 25 }
const account = await givenAccount(vereda)

const begin = async () => {
  const { body } = await logIn(vereda, account.username)
  const { id } = await db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { session: id, tokens: { access: body.access, refresh: body.refresh } }
}

/** As if the clock went on by so many seconds (or back): all times of the session lie so much further back. */
const pass = async (session: number, seconds: number) => {
  const by = sql<string>`make_interval(secs => ${seconds}::int)`
  await db
    .updateTable('tokens')
    .set({ used_at: sql`used_at - ${by}`, expires_at: sql`expires_at - ${by}` })
    .where('session_id', '=', session)
    .execute()
  await db
    .updateTable('sessions')
    .set({ ends_at: sql`ends_at - ${by}` })
    .where('id', '=', session)
    .execute()
}

const use = async ({ access }: Tokens) =>
  (await vereda.ask(accountCalls.profile, holding(account, { access }))).status === 200

const isEnded = async (session: number) => {
  const row = await db
    .selectFrom('sessions')
    .select('revoked_because')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  return row.revoked_because
}

// twenty of them stay below the hour after which an idle session is over
const seconds = fc.integer({ min: 1, max: 170 })

test('an owner alone never loses the session to lost answers, for any times between them', async () => {
  const step = fc.oneof(
    fc.constant({ do: 'renew', lost: true, wait: 0 }),
    fc.constant({ do: 'renew', lost: false, wait: 0 }),
    fc.constant({ do: 'use', lost: false, wait: 0 }),
    seconds.map((wait) => ({ do: 'pass', lost: false, wait })),
    seconds.map((wait) => ({ do: 'pass', lost: false, wait: -wait })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const { session, tokens: first } = await begin()
      let tokens = first
      for (const each of steps) {
        if (each.do === 'pass') await pass(session, each.wait)
        if (each.do === 'renew') {
          const { status, body } = await refreshed(vereda, tokens.refresh)
          expect(status).toBe(200)
          if (!each.lost) tokens = { access: body.access, refresh: body.refresh }
        }
        // 15 minutes may have gone by: then the token is renewed, as the web does
        if (each.do === 'use' && !(await use(tokens))) {
          tokens = (await refreshed(vereda, tokens.refresh)).body
          expect(await use(tokens)).toBe(true)
        }
      }
      expect(await isEnded(session)).toBeNull()
    }),
    runs,
  )
})

test('when a thief and the owner both continue, both are logged out, in any order and with any lost answers', async () => {
  const turn = fc.record({
    byThief: fc.boolean(),
    wait: fc.integer({ min: 31, max: 600 }),
    lost: fc.integer({ min: 0, max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { session, tokens } = await begin()
      const locked = { owner: tokens, thief: tokens }
      const workedWith = new Set<string>()
      for (const { byThief, wait, lost } of steps) {
        const who = byThief ? 'thief' : 'owner'
        await pass(session, wait)
        for (let repeat = 0; repeat < lost; repeat += 1) await refreshed(vereda, locked[who].refresh)
        const { status, body } = await refreshed(vereda, locked[who].refresh)
        if (status !== 200) break
        locked[who] = body
        await use(body)
        workedWith.add(who)
      }
      const both = steps.some(({ byThief }) => byThief) && steps.some(({ byThief }) => !byThief)
      if (both) {
        expect(workedWith.size).toBe(1)
        expect(await isEnded(session)).toBe('refresh_reuse')
        expect([await use(locked.owner), await use(locked.thief)]).toEqual([false, false])
      } else expect(await isEnded(session)).toBeNull()
    }),
    runs,
  )
})

test('of all tokens of a session at most one can be refreshed, and an ended session stays ended', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('renew'), who: fc.nat(2), lost: fc.boolean() }),
    fc.record({ do: fc.constant('use'), who: fc.nat(2), lost: fc.constant(false) }),
    fc.record({ do: fc.constant('copy'), who: fc.nat(2), lost: fc.constant(false) }),
    fc.record({ do: fc.constant('pass'), who: fc.nat(2), lost: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      const { session, tokens } = await begin()
      const locked = [tokens, tokens, tokens]
      let ended = false
      for (const each of steps) {
        const own = locked[each.who] ?? tokens
        if (each.do === 'pass') await pass(session, each.lost ? 400 : 40)
        if (each.do === 'copy') locked[each.who] = locked[(each.who + 1) % 3] ?? tokens
        if (each.do === 'use' && (await use(own))) expect(ended).toBe(false)
        if (each.do === 'renew') {
          const { status, body } = await refreshed(vereda, own.refresh)
          if (status === 200) expect(ended).toBe(false)
          if (status === 200 && !each.lost) locked[each.who] = body
        }
        ended = ended || (await isEnded(session)) !== null
        const { count } = await db
          .selectFrom('tokens')
          .where('session_id', '=', session)
          .where('kind', '=', 'refresh')
          .where('used_at', 'is', null)
          .select(sql<number>`count(*)::int`.as('count'))
          .executeTakeFirstOrThrow()
        expect(count).toBe(1)
      }
    }),
    runs,
  )
})
