import { randomBytes } from 'node:crypto'
import type { Role } from 'contract/access/roles'
import { accountCalls } from 'contract/people/accounts'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import {
  beganAtProvider,
  isLockValid,
  liveSession,
  revokeSession,
  sessionsOf,
  storeLock,
} from '../../access/session-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { profileById } from '../users/queries.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { described } from './descriptions.ts'
import { logIn } from './log-in.ts'
import { refresh } from './refresh.ts'
import { isNotSetUp, setUp, setupNeeded } from './set-up.ts'

/** The provider: for which roles passwords are off, and where a session there ends. */
type OtherWay = { provider: { roles: readonly Role[] }; logoutAddress: () => Promise<string | null> } | null
type Config = { otherWay: OtherWay; secondFactorRoles: readonly Role[] }

export const accounts = ({ otherWay, secondFactorRoles }: Config): Feature =>
  feature(
    accountCalls,
    described,
    {
      login: logIn({ offRoles: otherWay?.provider.roles ?? [], secondFactorRoles }),
      refresh,

      logout: async (context) => {
        const { actor } = context
        await transact(context.db, async (db) => {
          await revokeSession(db, actor.session, 'logout')
          await record({ ...context, db }, 'auth.logout', { type: 'user', id: actor.id })
        })
        const isElsewhere = otherWay && (await beganAtProvider(context.db, actor.session))
        // not "storage": the outbox on the device must survive, and the web application deletes the rest
        context.reply.header('Clear-Site-Data', '"cache"')
        return done('logged_out', { provider_logout: isElsewhere ? await otherWay.logoutAddress() : null })
      },

      lockDevice: async (context) => {
        const { db, actor } = context
        const lock = `dl_${randomBytes(32).toString('base64url')}`
        await storeLock(db, actor.session, tokenHash(lock))
        await record(context, 'auth.device_lock', { type: 'user', id: actor.id })
        return { lock }
      },
      checkLock: async ({ db, body }) => ({ holds: await isLockValid(db, tokenHash(body.lock)) }),

      profile: async ({ db, actor, language }) => found(await profileById(db, language, actor.id)),
      changeProfile,
      changePassword,

      sessions: async ({ db, actor }) => sessionsOf(db, actor.id, actor.session),

      endSession: async (context) => {
        const { db, actor, parameters } = context
        const session = found(await liveSession(db, actor.id, parameters.id))
        await revokeSession(db, session.id, 'ended')
        await record(
          context,
          'auth.session_end',
          { type: 'user', id: actor.id },
          { old: { session: session.id } },
        )
        return done('sessions_ended')
      },

      setupNeeded,
      setup: setUp,
    },
    ['login', 'refresh', 'logout', 'changeProfile', 'changePassword', 'setup'],
    { setupNeeded: isNotSetUp, setup: isNotSetUp },
  )
