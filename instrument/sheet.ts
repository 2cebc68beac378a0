import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in a file of text. Every reading that fails names the file and the whole key. */
export type Sheet = {
  at: (key: string) => Sheet
  flag: (key: string) => boolean
  items: () => Sheet[]
  keys: () => string[]
  number: () => number
  text: () => string
}

/** Where the editions lie, each in a folder of its own, when the program runs from source; a bundle must say where it lies. */
export const sourceRoot = fileURLToPath(new URL('.', import.meta.url))

/** What texts say, by the hash of each: whoever reads all of them at every start need not parse them each time. */
export type Understood = { [hash: string]: unknown }

let understood: Understood = {}

/** Texts that were parsed before, or none: a text that is not among them is parsed. */
export const understand = (texts: Understood): void => {
  understood = texts
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The library is read for the first text that must be parsed. */
export const parseYaml = (text: string): unknown =>
  (createRequire(import.meta.url)('yaml') as typeof import('yaml')).parse(text)

/** `file` is relative to `root`, as in "en/domain-4.yaml". Throws naming the file if it is missing or no YAML. */
export function readYaml(root: string, file: string): unknown {
  let content: string
  try {
    content = readFileSync(join(root, file), 'utf8')
  } catch {
    throw new Error(`${file}: the file is missing in ${root}`)
  }
  try {
    const hash = hashOf(content)
    return Object.hasOwn(understood, hash) ? understood[hash] : parseYaml(content)
  } catch (reason) {
    throw new Error(`${file}: ${reason instanceof Error ? reason.message : 'the file is no YAML'}`)
  }
}

export function readSheet(root: string, file: string): Sheet {
  return sheet(file, [], readYaml(root, file))
}

function sheet(file: string, path: string[], value: unknown): Sheet {
  const wrong = (expected: string) =>
    new Error(`${file}: ${path.join(' > ') || 'the file'} must be ${expected}`)
  const isMap = (thing: unknown): thing is Record<string, unknown> =>
    typeof thing === 'object' && thing !== null && !Array.isArray(thing)
  return {
    at: (key) => {
      const inner: unknown = isMap(value) ? value[key] : undefined
      if (inner === undefined || inner === null)
        throw new Error(`${file}: ${[...path, key].join(' > ')} is missing`)
      return sheet(file, [...path, key], inner)
    },
    flag: (key) => isMap(value) && value[key] === true,
    items: () => {
      if (!Array.isArray(value)) throw wrong('a list')
      return value.map((item, index) => sheet(file, [...path, String(index + 1)], item))
    },
    keys: () => {
      if (!isMap(value)) throw wrong('a group of keys')
      return Object.keys(value)
    },
    number: () => {
      if (typeof value !== 'number') throw wrong('a number')
      return value
    },
    text: () => {
      if (typeof value !== 'string' || value.trim() === '') throw wrong('text')
      return value.trim()
    },
  }
}
