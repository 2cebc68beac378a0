import { expect, test } from 'vitest'
import { lowered, measure, passedBounds } from './measure.ts'
import { readSource } from './read-source.ts'

const source = readSource(
  'web/src/Sample.tsx',
  `// biome-ignore all: no reason
import type { ReactNode } from 'react'
/** Two lines
 *  of comment. */
export const first = (value: unknown) => {
  const text = value as string // not a constant
  return [text!, 'a' as const, '// no comment']
}
export type Sample = { a: number }
export function Page(): ReactNode {
  return <p>http://example.org {/* a comment */} // text</p>
}
`,
)

test('a file is measured as the compiler reads it', () => {
  expect(source).toEqual({
    file: 'web/src/Sample.tsx',
    lines: 12,
    commentLines: 5,
    functions: [
      { name: 'first', line: 5, lines: 4 },
      { name: 'Page', line: 10, lines: 3 },
    ],
    casts: [6, 7],
    suppressions: [1],
    exported: ['first', 'Sample', 'Page'],
    importedFromAfar: ['ReactNode react'],
    avoidedNames: [],
  })
})

test('a file is measured as a whole, and data may be long', () => {
  const data = { ...source, file: 'server/src/operations/demo/stories/one.ts', lines: 300 }
  const long = { ...source, file: 'web/src/long.ts', lines: 201 }
  const measured = measure([source, data, long])
  expect(measured).toMatchObject({
    files: 3,
    medianLines: 201,
    longestFile: 300,
    filesAbove200: ['201 web/src/long.ts'],
    casts: 6,
  })
})

test('a bound that is passed is named, and bounds only go down', () => {
  const measured = measure([source])
  expect(passedBounds('src', measured, { casts: 1, filesAbove200: 0, suppressions: 5 })).toEqual([
    'src: casts 2, at most 1',
  ])
  expect(lowered(measured, { casts: 1, suppressions: 5 })).toEqual({ casts: 1, suppressions: 1 })
})

test('a declared name with a word in it that has a plainer one is counted; keys of data and fields that others fixed are not', () => {
  const named = readSource(
    'server/src/sample.ts',
    `type Row = { deed: string; reached: number; told: string }
export const keptRows = (asked: string, { words }: { words: string }) => ({ deed: asked + words })
`,
  )
  expect(measure([named]).avoidedNames).toEqual([
    'told 1 server/src/sample.ts',
    'keptRows 2 server/src/sample.ts',
    'asked 2 server/src/sample.ts',
  ])
})

test('a test says what it begins with', () => {
  const text = 'const givenSchool = (told: string) => told\n'
  expect(readSource('server/test/given/places.ts', text).avoidedNames).toEqual(['told 1'])
  expect(readSource('server/src/places.ts', text).avoidedNames).toEqual(['givenSchool 1', 'told 1'])
})

const declares = (file: string) => readSource(file, 'export const window = 1\n')
const uses = (file: string, from: string) => readSource(file, `import { window } from '${from}'\n`)

test('a name is confusing when two files declare it for others of the same program', () => {
  const both = [declares('server/src/a/listing.ts'), declares('server/src/b/shapes.ts')]
  const first = uses('server/src/c/one.ts', '../a/listing.ts')
  const second = uses('server/src/c/two.ts', '../b/shapes.ts')
  const nearby = uses('server/src/b/three.ts', './shapes.ts')
  expect(measure([...both, first, nearby]).confusingNames).toEqual([])
  expect(measure([...both, first, second]).confusingNames).toEqual([
    'window server/src/a/listing.ts server/src/b/shapes.ts',
  ])
})

test('the two sides never meet, and files of one name follow a convention', () => {
  const sides = [declares('server/src/a/listing.ts'), declares('web/src/b/shapes.ts')]
  const users = [uses('server/src/c/one.ts', '../a/listing.ts'), uses('web/src/c/two.ts', '../b/shapes.ts')]
  expect(measure([...sides, ...users]).confusingNames).toEqual([])
  const same = [declares('server/src/a/queries.ts'), declares('server/src/b/queries.ts')]
  const others = [
    uses('server/src/c/one.ts', '../a/queries.ts'),
    uses('server/src/c/two.ts', '../b/queries.ts'),
  ]
  expect(measure([...same, ...others]).confusingNames).toEqual([])
})
