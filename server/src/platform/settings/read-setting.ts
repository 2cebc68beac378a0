import { isIP } from 'node:net'
import { refusal } from '../database/failures/refusal.ts'

/** The environment as Node gives it: text, or nothing. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The setting's text without spaces around it; an empty one is not there. */
export const given = (env: Environment, name: string): string | null => env[name]?.trim() || null

/** One line for the operator; the value itself may be a secret and is never in it. */
export const wrong = (name: string, must: string): Error =>
  refusal(`The setting ${name} is wrong: it must be ${must}.`)

export const wholeNumber = (
  env: Environment,
  name: string,
  { fallback, most }: { fallback: number; most: number },
) => {
  const text = given(env, name) ?? String(fallback)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw wrong(name, `a whole number from 0 to ${most}`)
  return value
}

export const secret = (env: Environment, name: string, shortest: number): string | null => {
  const text = given(env, name)
  if (text !== null && [...text].length < shortest) throw wrong(name, `of ${shortest} characters or more`)
  return text
}

export const oneOf = <Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice => {
  const text = given(env, name) ?? fallback
  const choice = choices.find((each) => each === text)
  if (!choice) throw wrong(name, choices.join(' or '))
  return choice
}

export const host = (env: Environment, name: string): string | null => {
  const text = given(env, name)
  if (text && !isIP(text) && !isHostName(text)) throw wrong(name, 'an IP address or the name of a host')
  return text
}

const isHostName = (text: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)

/** The address, when it can be read, has one of these schemes (with their colon) and names a host. */
export const address = (text: string, schemes: readonly string[]): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && url.hostname !== '' && schemes.includes(url.protocol) ? url : null
}

/** Whether a connection to the host stays on this machine. */
export const isThisMachine = (name: string): boolean =>
  name === 'localhost' || /^(127\.|\[?::1\]?$)/.test(name)
