import type { Call } from 'contract/access/call'
import { addressOf, type Question } from 'contract/access/client'
import { accountCalls } from 'contract/people/accounts'
import type { z } from 'zod'

export type Person = { username: string; password: string; token: string; id: number }

/** Makes a call as a program; a refusal is thrown with its answer. */
export const ask = async <Asking extends Call>(
  url: string,
  call: Asking,
  as: { token: string } | null,
  question: Question<Asking> = {},
): Promise<z.output<Asking['answer']>> => {
  const response = await fetch(url + addressOf(call, question), {
    method: call.method,
    headers: {
      // The server ends connections that wait where an address has more than 50; one that ends while it is reused fails the call.
      Connection: 'close',
      ...(as && { Authorization: `Bearer ${as.token}` }),
      ...(question.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(question.body !== undefined && { body: JSON.stringify(question.body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call.method} ${call.path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

export const logIn = async (url: string, username: string, password: string): Promise<Person> => {
  const { access, user } = await ask(url, accountCalls.login, null, { body: { username, password } })
  return { username, password, token: access, id: user.id }
}
