import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import type { Post } from '../../platform/mail/message.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isPassing, type WorkLog } from '../../platform/work-log.ts'
import type { EmailParts } from './sending/send-next.ts'
import { emailSender } from './sending/sender.ts'

/** Only the kind of an error is logged, since its message may contain addresses or texts. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${String('code' in error ? error.code : '')}`.trim() : typeof error

/** Sends e-mails while the server runs; the log names an e-mail by id, never its recipient or text. */
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
