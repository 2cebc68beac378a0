import { expect, test } from 'vitest'
import { email } from './credentials.ts'

const codeOf = (value: string) => {
  const read = email.safeParse(value)
  return read.success ? 'taken' : (read.error.issues[0] as { params?: { code: string } }).params?.code
}

test('an e-mail address needs exactly one @ and a dot after it', () => {
  for (const right of [' ana@vereda.example ', "o'neil+escuela@vereda.example", 'añá.b-c_d@niños.example'])
    expect([right, codeOf(right)]).toEqual([right, 'taken'])
  for (const wrong of [
    'ana',
    'ana@vereda',
    'ana@@vereda.example',
    'a na@vereda.example',
    '@vereda.example',
    'ana@vereda..example',
    'ana@.example',
    'ana@vereda.',
    '<ana@vereda.example>',
    'leo,ana@vereda.example',
    'leo;ana@vereda.example',
    '"ana"@vereda.example',
    'ana@vereda.example:25',
    'ana(leo)@vereda.example',
    'ana@[127.0.0.1]',
  ])
    expect([wrong, codeOf(wrong)]).toEqual([wrong, 'invalid_email'])
})

test('an address that is far too long is refused as fast as any other text, whatever its characters', () => {
  const milliseconds = (value: string): number => {
    const begun = performance.now()
    expect(codeOf(value)).toBe('max_length')
    return performance.now() - begun
  }
  const letters = 20_000
  milliseconds('a'.repeat(letters))
  const plain = milliseconds('a'.repeat(letters))
  expect(milliseconds(`a@${'.'.repeat(letters)}@`)).toBeLessThan(50 + 20 * plain)
})
