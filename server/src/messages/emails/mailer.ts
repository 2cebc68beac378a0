import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import type { Post } from '../../platform/mail/message.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isPassing, type WorkLog } from '../../platform/work-log.ts'
import type { EmailParts } from './sending/send-next.ts'
import { emailSender } from './sending/sender.ts'

/** An error of the database or of a mail program may repeat what it was given, so only its kind is told. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${String('code' in error ? error.code : '')}`.trim() : typeof error

/**
 * Letters are sent while the server listens. The log says which letter went wrong, never whose or what stands in it.
 */
export const startMailer = (
  app: FastifyInstance,
  db: Db,
  { post, publicBaseUrl }: Pick<Settings, 'publicBaseUrl'> & { post: Post },
  parts: EmailParts,
  log: WorkLog,
): void => {
  const sender = emailSender({
    db,
    post,
    parts,
    publicBaseUrl,
    complain: (what) => {
      if ('report' in what) app.log.warn(what.report, 'a letter was not sent')
      else if (isPassing(what.err)) log.failed('sending letters', what.err)
      else app.log.error({ reason: reasonOf(what.err) }, 'sending letters failed')
    },
  })
  app.addHook('onListen', async () => sender.start())
  app.addHook('onClose', async () => sender.stop())
}
