import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, isSafeLink, markdownOf } from './markdown.ts'
import { reportSchema } from './schema.ts'

const report = `# What we saw

More families **decide** with the *school*, see [the law](https://example.org/law).

- one
- two

1. first
2. second

| Region | Schools |
| --- | --- |
| Cusco | 12 |
| Puno, a \\| b | 3 |

> A quotation
`

test('a text stays what it was when it is opened and saved', () => {
  const once = documentOf(report)
  expect(documentOf(markdownOf(once)).eq(once)).toBe(true)
  expect(once.textBetween(0, once.content.size, ' ')).toContain('Puno, a | b')
  expect(once.child(0).attrs.level).toBe(1)
  expect(once.child(4).type.name).toBe('table')
  expect(once.child(4).child(0).child(0).attrs.header).toBe(true)
  expect(once.child(4).child(1).child(0).attrs.header).toBe(false)
})

const anyText = fc
  .array(
    fc.constantFrom('school', '|', '\\', '*', '_', '[', '](', '<b>', '`', '#', '1.', '- ', '&amp;', 'ñ', 'है'),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => `x${parts.join(' ')}x`)

test('whatever is typed into a paragraph or a table comes back letter by letter', () => {
  const { doc, paragraph, table, table_row, table_cell } = reportSchema.nodes
  if (!doc || !paragraph || !table || !table_row || !table_cell) throw new Error('The schema lacks a node')
  fc.assert(
    fc.property(anyText, anyText, anyText, (first, second, third) => {
      const cell = (text: string, header: boolean) => table_cell.create({ header }, reportSchema.text(text))
      const typed = doc.create(null, [
        paragraph.create(null, reportSchema.text(first)),
        table.create(null, [
          table_row.create(null, [cell(second, true), cell(third, true)]),
          table_row.create(null, [cell(third, false), cell(first, false)]),
        ]),
      ])
      expect(documentOf(markdownOf(typed)).toJSON()).toEqual(typed.toJSON())
    }),
  )
})

test('tags are letters, and no address runs anything', () => {
  const shown = documentOf(
    '<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n![x](https://a.example/b.png)',
  )
  expect(shown.textContent).toContain('<script>alert(1)</script>')
  const marks = (markdown: string) => JSON.stringify(documentOf(markdown).toJSON())
  expect(marks('[x](javascript:alert(1))')).not.toContain('"href"')
  expect(marks('[x](data:text/html;base64,PHNjcmlwdD4=)')).not.toContain('"href"')
  expect(marks('![x](https://a.example/b.png)')).not.toContain('image')
  expect(isSafeLink('https://example.org')).toBe(true)
  expect(isSafeLink('MAILTO:a@b.example')).toBe(true)
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/api/report/1/',
    ' https://x',
  ])
    expect(isSafeLink(href)).toBe(false)
})
