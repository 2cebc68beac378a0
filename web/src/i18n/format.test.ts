import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDaysAgo } from './format-date.ts'
import { formatBytes, formatNumber, formatPercent } from './format-number.ts'
import { withEveryPluralForm } from './plural-forms.ts'

beforeAll(async () => {
  await i18next.init({ lng: 'es', resources: {} })
})

test('a date is read day, month, year and then the hour', () => {
  expect(formatDate(new Date(2026, 10, 3, 9, 5))).toBe('03-11-2026')
  expect(formatDateTime(new Date(2026, 10, 20, 16, 42))).toBe('20-11-2026 16:42')
})

test('recent days are told by their distance, on the calendar and not in hours', () => {
  const now = new Date(2026, 10, 20, 0, 30)
  expect(formatDaysAgo(new Date(2026, 10, 20, 0, 5), now)).toBe('hoy')
  expect(formatDaysAgo(new Date(2026, 10, 19, 23, 50), now)).toBe('ayer')
  expect(formatDaysAgo(new Date(2026, 10, 17), now)).toBe('hace 3 días')
  expect(formatDaysAgo(new Date(2026, 8, 1), now)).toBe('01-09-2026')
})

test('numbers follow the language', () => {
  expect(formatNumber(51.24, 1)).toBe('51.2')
  expect(formatPercent(0.57)).toMatch(/^57\s?%$/)
  expect(formatBytes(4_800_000).replace(/\s/, ' ')).toBe('4.8 MB')
  expect(formatBytes(420_000).replace(/\s/, ' ')).toBe('420 kB')
})

test('a plural form that a message file leaves out is taken from the rest', () => {
  const words = { schools_one: 'una escuela', schools_other: '{{count}} escuelas', inner: { plain: 'sí' } }
  expect(withEveryPluralForm(words, 'es')).toEqual({
    schools_one: 'una escuela',
    schools_many: '{{count}} escuelas',
    schools_other: '{{count}} escuelas',
    inner: { plain: 'sí' },
  })
})
