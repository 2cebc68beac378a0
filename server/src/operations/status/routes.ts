import { operationCalls, type Tried } from 'contract/operations/operation'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import type { Evidence } from '../../evaluation/files/evidence.ts'
import { emailTexts } from '../../messages/emails/email-texts.ts'
import { profileById } from '../../people/users/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { speaking } from '../../platform/catalogue/speaking.ts'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { type Feature, feature, type RequestContext } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { described } from './descriptions.ts'
import { queueAgain, troubledEmails } from './email-queries.ts'
import { inTime } from './in-time.ts'
import { readStatus } from './read-status.ts'
import { tryMail } from './try-mail.ts'
import { tryStorage } from './try-storage.ts'

export const operationStatus = (database: Database, settings: Settings, { storage }: Evidence): Feature => {
  /** A test takes as long as another server does, so it runs in no transaction; it adds one row to the audit. */
  const noted = async (
    context: RequestContext<typeof operationCalls.tryMail>,
    action: 'operation.try_mail' | 'operation.try_storage',
    trying: Promise<Tried>,
  ): Promise<Tried> => {
    const tried = await inTime(trying)
    const object = { type: 'operation', id: null }
    await transact(context.db, (db) => record({ ...context, db }, action, object, { new: tried }))
    return tried
  }

  return feature(
    operationCalls,
    described,
    {
      read: () => readStatus(database, settings),

      emails: async ({ db, query, request, language }) => {
        const { count, rows } = await troubledEmails(db, query)
        const listed = await speaking(db, () =>
          rows.map((email) => ({ ...email, subject: emailTexts({ ...email, language }).subject })),
        )
        return paged(request, query, { count, rows: listed })
      },

      sendAgain: async (context) => {
        const { db, parameters } = context
        if (!(await queueAgain(db, parameters.id))) throw new Problem('not_found')
        await record(context, 'email.send_again', { type: 'email', id: parameters.id })
        return done('email_queued')
      },

      tryMail: async (context) => {
        const { email, language } = found(await profileById(context.db, context.language, context.actor.id))
        const trying = speaking(context.db, () => tryMail(settings, email, language))
        return noted(context, 'operation.try_mail', trying)
      },

      tryStorage: (context) => noted(context, 'operation.try_storage', tryStorage(storage)),
    },
    ['tryMail', 'tryStorage'],
  )
}
