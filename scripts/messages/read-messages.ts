import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

const messagesFolder = join(root, 'web/src/i18n')

/** Every message of a language by its whole key, `login.title`. */
export type Messages = ReadonlyMap<string, string>

export const languages = readdirSync(messagesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name)

export function readMessages(language: string): Messages {
  const folder = join(messagesFolder, language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.flatMap((file) => {
      const words: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return leavesOf(words, file.slice(0, -'.json'.length))
    }),
  )
}

function leavesOf(words: unknown, key: string): [string, string][] {
  if (typeof words === 'string') return [[key, words]]
  return Object.entries(words as object).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
}

export const pluralEnding = /_(zero|one|two|few|many|other)$/

/** Keys without their plural endings, since languages have different ones. */
export function stemsOf(messages: Messages): Set<string> {
  return new Set([...messages.keys()].map((key) => key.replace(pluralEnding, '')))
}
