import { beforeAll, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDaysAgo } from './format-date.ts'
import { formatBytes, formatNumber, formatPercent } from './format-number.ts'
import { giveTexts, t } from './translation.tsx'

const words = {
  schools_one: 'una escuela',
  schools_other: '{{count}} escuelas de {{place}}',
  nothing_zero: 'nada',
  nothing_other: '{{count}}',
  inner: { plain: 'sí' },
}

beforeAll(() => giveTexts(words, 'es'))

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

test('a message takes its form for the number and its values', () => {
  expect(t('schools', { count: 1 })).toBe('una escuela')
  expect(t('schools', { count: 3, place: 'Cusco' })).toBe('3 escuelas de Cusco')
  expect(t('nothing', { count: 0 })).toBe('nada')
  expect(t('inner.plain')).toBe('sí')
})

test('a plural form that a message file leaves out is taken from the rest', () => {
  // Spanish has a form of its own for millions.
  expect(t('schools', { count: 1_000_000, place: 'Perú' })).toBe('1000000 escuelas de Perú')
})

test('a message that is not there shows its key, and no value stands for none', () => {
  expect(t('inner.gone')).toBe('inner.gone')
  expect(t('inner')).toBe('inner')
  expect(t('schools', { count: 2 })).toBe('2 escuelas de ')
})
