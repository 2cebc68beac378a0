import { expect, test } from 'vitest'
import { NewRegion } from './regions.ts'
import { optionalSingleLine, singleLine, text } from './shapes.ts'

test('a name is one line, whatever was pasted; a text keeps its lines', () => {
  expect(NewRegion.parse({ name: ' A\nB\r\n\tC\u2028D ', country: 1 }).name).toBe('A B C D')
  expect(optionalSingleLine(9).parse('\n\t')).toBeNull()
  expect(singleLine(9).safeParse('\n').success).toBe(false)
  expect(text(9).parse('a\nb')).toBe('a\nb')
})
