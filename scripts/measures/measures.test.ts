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
    avoidedNames: [],
  })
})

test('names that two files export are counted, and data may be long', () => {
  const data = { ...source, file: 'server/src/operations/demo/stories/one.ts', lines: 300 }
  const long = { ...source, file: 'web/src/long.ts', lines: 201 }
  const measured = measure([source, data, long])
  expect(measured).toMatchObject({
    files: 3,
    medianLines: 201,
    longestFile: 300,
    filesAbove200: ['201 web/src/long.ts'],
    casts: 6,
    sharedNames: ['first 3', 'Sample 3', 'Page 3'],
  })
})

test('a bound that is passed is named, and bounds only go down', () => {
  const measured = measure([source])
  expect(passedBounds('src', measured, { casts: 1, filesAbove200: 0, suppressions: 5 })).toEqual([
    'src: casts 2, at most 1',
  ])
  expect(lowered(measured, { casts: 1, suppressions: 5 })).toEqual({ casts: 1, suppressions: 1 })
})

test('a declared name with a word in it that has a plainer one is counted; keys of data are not', () => {
  const named = readSource(
    'server/src/sample.ts',
    `type Row = { deed: string; reached: number }
export const keptRows = (asked: string, { words }: { words: string }) => ({ deed: asked + words })
`,
  )
  expect(measure([named]).avoidedNames).toEqual([
    'deed 1 server/src/sample.ts',
    'keptRows 2 server/src/sample.ts',
    'asked 2 server/src/sample.ts',
    'words 2 server/src/sample.ts',
    'words 2 server/src/sample.ts',
  ])
})
