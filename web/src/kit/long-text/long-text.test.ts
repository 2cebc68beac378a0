import { readdirSync, readFileSync } from 'node:fs'
import { languages } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { filled, type LongText } from './long-text.ts'

const sources = new URL('../../', import.meta.url).pathname
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
const folders = [...new Set(files.filter((file) => /\/texts\/\w+\.json$/.test(file)).map(folderOf))]
const translated = languages.map(({ code }) => code).filter((code) => code !== 'en')

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

const read = (folder: string, language: string): LongText =>
  JSON.parse(readFileSync(`${sources}${folder}/${language}.json`, 'utf8')) as LongText

/** A text without its words: what it is made of, and the values it names. */
const frame = (part: unknown): unknown => {
  if (typeof part === 'string') return (part.match(/\{\{\w+\}\}/g) ?? []).sort()
  if (Array.isArray(part)) return part.map(frame)
  return Object.fromEntries(
    Object.entries(part as object).map(([name, inner]) => [name, name === 'id' ? inner : frame(inner)]),
  )
}

const emptyIn = (part: unknown): boolean =>
  typeof part === 'string' ? part.trim() === '' : Object.values(part as object).some(emptyIn)

test('the texts that are read are found', () => {
  expect(folders).toContain('features/platform/privacy/texts')
})

test.each(folders.flatMap((folder) => translated.map((language) => [folder, language] as const)))(
  '%s in %s has every section, paragraph, list and value of the English one',
  (folder, language) => {
    const text = read(folder, language)
    expect(frame(text)).toEqual(frame(read(folder, 'en')))
    expect(emptyIn(text)).toBe(false)
  },
)

test('a value stands where the text names it, and a name without a value stays to be seen', () => {
  expect(filled('{{months}} months, {{months}}!', { months: '60' })).toBe('60 months, 60!')
  expect(filled('{{nothing}}', {})).toBe('{{nothing}}')
})
