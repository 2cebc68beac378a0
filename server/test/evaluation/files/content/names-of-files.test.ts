import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { nameOf, renamed } from '../../../../src/evaluation/files/name.ts'

const refusal = (name: string) => {
  try {
    return nameOf(name)
  } catch (error) {
    return error instanceof Problem ? error.code : error
  }
}

test('a name keeps its visible characters and loses invisible ones', () => {
  expect(nameOf('Reunión de familias.docx')).toBe('Reunión de familias.docx')
  expect(nameOf('Reunio\u0301n.docx')).toBe('Reunión.docx')
  expect(nameOf('foto\u202egpj.exe.png'.replace('.exe', ''))).toBe('fotogpj.png')
  expect(nameOf('a\u0000b\r\n\tc\u2066d.txt')).toBe('abcd.txt')
  expect(nameOf('कक्षा\u200dयोजना.pdf')).toBe('कक्षा\u200dयोजना.pdf')
})

test('a name is never a path', () => {
  expect(nameOf('../../etc/passwd.txt')).toBe('passwd.txt')
  expect(nameOf('C:\\fotos\\clase.jpg')).toBe('clase.jpg')
  expect(nameOf('/')).toBe('')
})

test('a name has 150 characters at most, of one or two code units', () => {
  expect(nameOf(`${'🎒'.repeat(146)}.txt`)).toHaveLength(146 * 2 + 4)
  expect(refusal(`${'🎒'.repeat(147)}.txt`)).toBe('file_name_too_long')
})

test('a name that hides a program in its middle is refused', () => {
  for (const middle of ['php', 'html', 'SVG', 'js', 'exe']) {
    expect(refusal(`foto.${middle}.jpg`)).toBe('unsupported_file_type')
  }
  expect(nameOf('plan.2026.jpg')).toBe('plan.2026.jpg')
})

test('a photo converted to JPEG gets its extension', () => {
  expect(renamed('clase.5.webp', 'jpg')).toBe('clase.5.jpg')
})
