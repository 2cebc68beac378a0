import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

// What the messages of the languages have in common is checked by scripts/messages/ in `npm run check`.
const here = new URL('.', import.meta.url).pathname
const languages = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name)

test('all six languages are there', () => {
  expect(languages.sort()).toEqual(['en', 'es', 'hi', 'id', 'pt', 'vi'])
})

// without the white space of the sources, as it is sent; the words of single pages come one by one
test.each(languages)('%s weighs at most 25 KB on the way to any page', (language) => {
  const reader = readFileSync(`${here}en/own-words.ts`, 'utf8')
  const own = new Set(reader.match(/\{([a-z,]+)\}\.json/)?.[1]?.split(','))
  expect(own.size).toBeGreaterThan(5)
  // what opens over pages brings its own words when it opens
  const parts = new Set(reader.match(/partReaders\b.*\{([a-z,]+)\}\.json/)?.[1]?.split(','))
  expect(parts.size).toBeGreaterThan(1)
  const files = readdirSync(here + language).filter(
    (file) => file.endsWith('.json') && !parts.has(file.replace('.json', '')),
  )
  const isOwn = (file: string) => own.has(file.replace('.json', ''))
  const sent = (file: string) =>
    JSON.stringify(JSON.parse(readFileSync(`${here}${language}/${file}`, 'utf8')))
  const weight = (some: string[]) => gzipSync(some.map(sent).join('')).length
  const shared = weight(files.filter((file) => !isOwn(file)))
  for (const page of files.filter(isOwn)) expect(shared + weight([page]), page).toBeLessThan(25 * 1024)
})

test('every message file has its line in messages.ts, so that its keys are known to t()', () => {
  const lines = readFileSync(`${here}messages.ts`, 'utf8')
  for (const file of readdirSync(`${here}en`).filter((name) => name.endsWith('.json'))) {
    expect(lines).toContain(`'./en/${file}'`)
  }
})
