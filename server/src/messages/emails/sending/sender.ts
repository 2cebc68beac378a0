import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/database/db.ts'
import type { Post } from '../../../platform/mail/message.ts'
import { isAnyDue, purgeEndedEmails } from './queries.ts'
import { type EmailParts, type Report, sendNext } from './send-next.ts'

/** Milliseconds between two looks; after the first trouble; at most while it lasts; between two clearings. */
export const pace = { checkEvery: 2000, first: 5000, most: 60_000, clear: 3_600_000 }

/** Milliseconds for the letter on its way when the server ends. */
const longestEnd = 10_000

/** Days after which letters that are files are cleared away. */
const daysOfFiles = 30

type AppContext = {
  db: Db
  post: Post
  parts: EmailParts
  publicBaseUrl: string
  complain(what: { report: Report } | { err: unknown }): void
  pace?: typeof pace
}

/**
 * Sends what is in the queue, one after the other, for as long as the server runs; several servers share the work.
 * While nothing can be sent it waits, longer each time up to a minute, and the letters stay in the queue.
 */
export const emailSender = ({ db, post, parts, publicBaseUrl, complain, ...rest }: AppContext) => {
  const { checkEvery, first, most, clear } = rest.pace ?? pace
  let timer: NodeJS.Timeout | undefined
  let clearing: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let isStopped = true
  let trouble = 0

  const sendAll = async (): Promise<'done' | 'down'> => {
    if (!(await isAnyDue(db))) return 'done'
    while (!isStopped) {
      const { outcome, report } = await sendNext(db, post, parts, publicBaseUrl)
      if (report) complain({ report })
      if (outcome !== 'done') return outcome === 'nothing' ? 'done' : 'down'
      trouble = 0
    }
    return 'done'
  }

  const round = async (): Promise<void> => {
    const outcome = await sendAll().catch((err: unknown) => {
      complain({ err })
      return 'down' as const
    })
    post.rest()
    trouble = outcome === 'down' ? trouble + 1 : 0
    if (isStopped) return
    const wait = trouble === 0 ? checkEvery : Math.min(most, first * 2 ** Math.min(trouble - 1, 10))
    timer = setTimeout(begin, wait).unref()
  }

  const begin = () => {
    working = round()
  }

  const clearAway = async (): Promise<void> => {
    await purgeEndedEmails(db)
    await parts.removeOld(db)
    await post.clean(daysOfFiles)
  }

  return {
    start: (): void => {
      isStopped = false
      begin()
      clearing = setInterval(() => {
        clearAway().catch((err: unknown) => complain({ err }))
      }, clear).unref()
    },
    /** Ends after the letter that is on its way, or without it when its mail server takes too long. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(clearing)
      await Promise.race([working, pause(longestEnd, undefined, { ref: false })])
    },
    clearAway,
  }
}
