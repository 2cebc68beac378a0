import { composed } from './composed.ts'
import type { Failure, Message, Post, Trouble } from './message.ts'
import { type Broken, openSession, type Session } from './smtp-session.ts'

/** Milliseconds for one step, such as a letter from its first word to the mail server's answer. */
const longest = 20_000

/**
 * A refusal of this recipient or of this letter is about the letter; every other trouble, a refused sender or password
 * among them, is about the house. When the letter is on its way and no answer comes, nobody knows.
 */
const troubleOf = ({ command, responseCode, isOnItsWay }: Broken): Trouble => {
  if (typeof responseCode !== 'number') return isOnItsWay ? 'unknown' : 'down'
  if (responseCode === 421 || (command !== 'RCPT TO' && command !== 'DATA')) return 'down'
  return responseCode >= 500 ? 'refused' : 'later'
}

const failureOf = (error: Broken): Failure => {
  const { code, command, responseCode } = error
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ')
  return { trouble: troubleOf(error), reason: reason || 'no reason given' }
}

/** Sends through a mail server, by one connection as long as there are letters. */
export const smtpPost = (smtpUrl: string, from: string): Post => {
  const url = new URL(smtpUrl)
  let session: Session | null = null

  const attempt = async (to: string, bytes: Buffer): Promise<Failure | null> => {
    try {
      session ??= await openSession(url, longest)
      await session.send(from, to, bytes)
      return null
    } catch (error) {
      session = null
      return failureOf(error instanceof Error ? error : {})
    }
  }

  return {
    send: async (message: Message) => {
      const bytes = await composed(message, from)
      const wasOpen = session !== null
      const failure = await attempt(message.to, bytes)
      // A mail server ends a connection that has carried much: that is no trouble yet.
      return wasOpen && failure?.trouble === 'down' ? attempt(message.to, bytes) : failure
    },
    rest: () => {
      session?.end()
      session = null
    },
    clean: async () => {},
    purge: async () => {},
  }
}
