import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from 'contract/platform/catalogue/digest'
import type { Language } from 'contract/platform/shapes'
import { newestPlanSheet } from '../../../../instrument/plan-sheet.ts'
import { instrumentFolder, messagesFolder } from '../settings/folders.ts'

export type MessageGroupTree = { readonly [name: string]: string | MessageGroupTree }

const files = new Map<string, MessageGroupTree>()

/** The one file of messages that lies with the instrument, where its editions say it. */
const planSheet = 'plan-sheet'

/** A file of a language; one that is not there says nothing, and English stands in. */
const fileOf = (language: Language, name: string): MessageGroupTree => {
  const path = join(messagesFolder, language, `${name}.json`)
  const known = files.get(path)
  if (known) return known
  const read = name === planSheet ? newestPlanSheet(language, instrumentFolder) : jsonIn(path)
  files.set(path, read ?? {})
  return read ?? {}
}

const jsonIn = (path: string): MessageGroupTree | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageGroupTree) : null

/** A message, or a group of them, as it came with this version. */
export const releasedAt = (language: Language, key: string): string | MessageGroupTree | undefined => {
  const [name = '', ...steps] = key.split('.')
  let place: string | MessageGroupTree | undefined = fileOf(language, name)
  for (const step of steps)
    place = typeof place === 'object' && Object.hasOwn(place, step) ? place[step] : undefined
  return place
}

export const releasedText = (language: Language, key: string): string | undefined => {
  const place = releasedAt(language, key)
  return typeof place === 'string' ? place : undefined
}

const namesOf = (language: Language): string[] => {
  const folder = join(messagesFolder, language)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
  return [...names, planSheet].sort()
}

const leavesOf = (node: string | MessageGroupTree, key: string): string[] =>
  typeof node === 'string'
    ? [key]
    : Object.entries(node).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))

let keys: readonly string[] | null = null

/** The keys of all messages, file after file, each in its own order. */
export const messageKeys = (): readonly string[] => {
  keys ??= namesOf('en').flatMap((name) => leavesOf(fileOf('en', name), name))
  return keys
}

const digests = new Map<Language, string>()

/** Short for all that this version says in a language, and the English of it; the web's build makes the same. */
export const digestIn = (language: Language): string => {
  const known =
    digests.get(language) ??
    digestOf(
      [...new Set<Language>(['en', language])].map((each) => namesOf(each).map((name) => fileOf(each, name))),
    )
  digests.set(language, known)
  return known
}
