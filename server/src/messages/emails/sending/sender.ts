import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/database/db.ts'
import type { Post } from '../../../platform/mail/message.ts'
import { isAnyDue, purgeEndedEmails } from './queries.ts'
import { type EmailParts, type Report, sendNext } from './send-next.ts'

/** Milliseconds between checks, after the first failure, at most between failures, and between clean-ups. */
export const pace = { checkEvery: 2000, first: 5000, most: 60_000, clear: 3_600_000 }

/** Milliseconds to wait for the e-mail being sent when the server stops. */
const longestEnd = 10_000

/** Days after which e-mails written as files are deleted. */
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
 * Sends queued e-mails one after the other while the server runs; several servers share the work. After failures it
 * waits longer each time, up to a minute.
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
    /** Waits for the e-mail being sent, up to a limit. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(clearing)
      await Promise.race([working, pause(longestEnd, undefined, { ref: false })])
    },
    clearAway,
  }
}
