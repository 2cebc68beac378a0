import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url).pathname
const sources = new URL('..', import.meta.url).pathname
const plural = /_(zero|one|two|few|many|other)$/
const translated = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
  .map(({ name }) => name)

/** Every message of a language by its whole key, `login.title`. */
function messagesOf(language: string): Map<string, string> {
  const files = readdirSync(here + language).filter((file) => file.endsWith('.json'))
  return new Map(
    files.flatMap((file) => {
      const words: unknown = JSON.parse(readFileSync(`${here}${language}/${file}`, 'utf8'))
      return leaves(words, file.slice(0, -'.json'.length))
    }),
  )
}

function leaves(words: unknown, key: string): [string, string][] {
  if (typeof words === 'string') return [[key, words]]
  return Object.entries(words as object).flatMap(([name, inner]) => leaves(inner, `${key}.${name}`))
}

function placeholders(text: string): string[] {
  const marks = text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? []
  return [...new Set(marks)].sort()
}

/** Keys without their plural endings, since languages have different ones. */
function stems(messages: Map<string, string>): string[] {
  return [...new Set([...messages.keys()].map((key) => key.replace(plural, '')))].sort()
}

test('Spanish is among the languages that are compared', () => {
  expect(translated).toContain('es')
})

test.each(translated)('%s has the messages of English, no more and no less', (language) => {
  expect(stems(messagesOf(language))).toEqual(stems(messagesOf('en')))
})

test.each(translated)('%s fills in the same values as English, and says something everywhere', (language) => {
  const english = messagesOf('en')
  for (const [key, text] of messagesOf(language)) {
    const model = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? ''
    expect(text.trim(), key).not.toBe('')
    // The form for one may say the number in a word.
    if (!key.endsWith('_one')) expect(placeholders(text), key).toEqual(placeholders(model))
  }
})

test.each(['en', ...translated])(
  '%s has a form for the rest wherever it has one for a number',
  (language) => {
    const keys = [...messagesOf(language).keys()]
    for (const key of keys.filter((each) => plural.test(each))) {
      expect(keys).toContain(key.replace(plural, '_other'))
    }
  },
)

test.each(['en', ...translated])('%s weighs at most 25 KB on the way', (language) => {
  const files = readdirSync(here + language).filter((file) => file.endsWith('.json'))
  const text = files.map((file) => readFileSync(`${here}${language}/${file}`, 'utf8')).join('')
  expect(gzipSync(text).length).toBeLessThan(25 * 1024)
})

test('every message file has its line in messages.ts, so that its keys are known to t()', () => {
  const lines = readFileSync(`${here}messages.ts`, 'utf8')
  for (const file of readdirSync(`${here}en`).filter((name) => name.endsWith('.json'))) {
    expect(lines).toContain(`'./en/${file}'`)
  }
})

test('every message is asked for somewhere', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(sources + file, 'utf8'))
    .join('\n')
  const whole = new Set(code.match(/(?<=['"`])[\w-]+(\.[\w-]+)+(?=['"`])/g) ?? [])
  const beginnings = [...new Set(code.match(/(?<=`)[\w-]+(\.[\w-]+)*\.(?=\$\{)/g) ?? [])]
  const unused = stems(messagesOf('en')).filter(
    (key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
