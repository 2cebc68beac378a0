import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { refusal } from '../../platform/database/failures/refusal.ts'

/** Asks on the terminal without showing what is typed. */
const typed = async (question: string): Promise<string> => {
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, terminal: true })
  const answer = await new Promise<string>((resolve) => lines.once('line', resolve))
  lines.close()
  process.stderr.write('\n')
  return answer
}

/**
 * A password is never an argument, which others on the computer can read: it is typed, or comes by standard input.
 */
export const askPassword = async (isOnInput: boolean): Promise<string> => {
  if (isOnInput) return (await text(process.stdin)).replace(/\r?\n$/, '')
  if (!process.stdin.isTTY)
    throw refusal('Without a terminal give the password by standard input: --password-stdin')
  const password = await typed('New password: ')
  if ((await typed('The same again: ')) !== password) throw refusal('The two are not the same')
  return password
}
