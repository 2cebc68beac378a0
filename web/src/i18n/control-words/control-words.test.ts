import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import english from 'react-aria-components/i18n/en-US'
import { beforeAll, expect, test } from 'vitest'
import { texts as hindi } from './hi.ts'
import { texts as indonesian } from './id.ts'
import type { ReactAriaMessage, ReactAriaValues } from './react-aria-values.ts'
import { texts as vietnamese } from './vi.ts'

const sources = new URL('../..', import.meta.url).pathname
const ours = { hindi, indonesian, vietnamese }

const values: ReactAriaValues = {
  count: 7,
  item: '<item>',
  itemText: '<itemText>',
  beforeItemText: '<beforeItemText>',
  afterItemText: '<afterItemText>',
  columnName: '<columnName>',
  value: '<value>',
  fieldLabel: '<fieldLabel>',
  link: '<link>',
  date: '<date>',
  startDate: '<startDate>',
  endDate: '<endDate>',
  dateRange: '<dateRange>',
  time: '<time>',
  minValue: '<minValue>',
  maxValue: '<maxValue>',
  optionText: '<optionText>',
  optionCount: 8,
  groupTitle: '<groupTitle>',
  groupCount: 9,
  isGroupChange: true,
  isSelected: true,
}

const form = {
  number: (value: number) => `<${value}>`,
  plural: (_count: number, forms: Record<string, string | (() => string)>) => spoken(forms.other),
  select: (forms: Record<string, string | (() => string)>, value: string | boolean) =>
    spoken(forms[String(value)] ?? forms.other),
}

function spoken(word: string | (() => string) | undefined): string {
  return (typeof word === 'function' ? word() : word) ?? ''
}

function valuesIn(message: ReactAriaMessage): string[] {
  const text = typeof message === 'function' ? message(values, form) : message
  return [...new Set(text.match(/<\w+>/g) ?? [])].sort()
}

/** The packages of texts in the bundle after tree shaking. */
async function packagesInUse(): Promise<string[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const { metafile } = await build({
    entryPoints: files.filter((file) => file.endsWith('.tsx')).map((file) => sources + file),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/nowhere',
    write: false,
    metafile: true,
    external: ['virtual:*', '*.css', '*.woff2', '*?url', '*&url'],
  })
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  const paths = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path)
  return [...new Set(paths.flatMap(packageOf))].sort()
}

function packageOf(path: string): string[] {
  const found = /(react-aria-components|react-aria|react-stately)\/.*\/intl\/(?:(\w+)\/)?en-US\./.exec(path)
  if (!found) return []
  return found[2] === undefined ? [found[1] ?? ''] : [`@${found[1]}/${found[2]}`]
}

let inUse: string[] = []

// Builds the whole bundle, which takes long on a busy machine.
beforeAll(async () => {
  inUse = await packagesInUse()
}, 60_000)

test.each(Object.entries(ours))('every word of React Aria that we use is said in %s', (_name, texts) => {
  expect(inUse).toContain('@react-aria/combobox')
  expect(inUse).toContain('react-aria-components')
  for (const name of inUse) {
    expect(Object.keys(english), 'a package that React Aria does not list').toContain(name)
    expect(Object.keys(texts)).toContain(name)
  }
})

test.each(Object.entries(ours))('in %s each package is whole and no value is left out', (_name, texts) => {
  for (const [name, messages] of Object.entries(texts)) {
    expect(Object.keys(messages).sort(), name).toEqual(Object.keys(english[name] ?? {}).sort())
    for (const [key, message] of Object.entries(messages)) {
      expect(valuesIn(message), `${name} ${key}`).toEqual(valuesIn(english[name]?.[key] ?? ''))
    }
  }
})
