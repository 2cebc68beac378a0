import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { FastifyRequest } from 'fastify'
import { addSession, endLeastUsed, knownDevices } from '../access/session-queries.ts'
import { newTokens, storeTokens } from '../access/tokens.ts'
import { record } from '../platform/audit/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { networkOf } from '../platform/http/server/networks.ts'
import { deviceKeyOf } from './accounts/device-key.ts'
import { isNewDevice, notifyOfDevice } from './accounts/new-device.ts'
import { userById } from './users/queries.ts'

type SignInContext = { db: Db; request: FastifyRequest; language: Language }

/** Names of places in the person's language, that of the next page; the login page has the browser's. */
const inOwnLanguage = async (db: Db, language: Language, id: number) => {
  const user = found(await userById(db, language, id))
  if (user.language === null || user.language === language) return user
  return found(await userById(db, user.language, id))
}

/** The session after any way of sign-in, within its transaction. */
export const beginSession = async (
  { db, request, language }: SignInContext,
  { user, remember, byProvider = false }: { user: number; remember: boolean; byProvider?: boolean },
) => {
  const network = networkOf(request.ip)
  const device = request.headers['user-agent']?.slice(0, 200) ?? null
  if (isNewDevice(await knownDevices(db, user, network), device)) await notifyOfDevice(db, user, device)
  const by = { db, request, actor: { id: user } }
  const object = { type: 'user', id: user } as const
  for (const ended of await endLeastUsed(db, user))
    await record(by, 'auth.session_end', object, { old: { session: ended, reason: 'too_many' } })
  const session = await addSession(db, { user, remember, device, network, byProvider })
  const tokens = newTokens()
  await storeTokens(db, session.id, 1, tokens)
  await record(by, 'auth.login', object, { new: { network } })
  const device_key = await deviceKeyOf(db, user)
  return { ...tokens, device_key, user: await inOwnLanguage(db, language, user) }
}
