import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

const folder = join(root, 'messages')

/** All messages of a language by full key, `login.title`. */
export type Messages = ReadonlyMap<string, string>

export const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export function readMessages(language: string): Messages {
  return new Map(
    readdirSync(join(folder, language)).flatMap((file) => {
      const messages: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
      return leavesOf(messages, file.replace(/\.json$/, ''))
    }),
  )
}

function leavesOf(node: unknown, key: string): [string, string][] {
  if (typeof node === 'string') return [[key, node]]
  return Object.entries(node as object).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
}
