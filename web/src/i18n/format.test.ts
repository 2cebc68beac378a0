import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { compiled } from '../../build/messages.ts'
import { formatDate, formatDateTime, formatDaysAgo } from './format-date.ts'
import { formatBytes, formatNumber, formatPercent } from './format-number.ts'
import { giveTexts, Trans, t } from './translation.tsx'

const formatted = {
  'staff-home': {
    schools: '{count, plural, one {una escuela} other {{count} escuelas de {place}}}',
  },
  'home-lists': { returned: '{count, plural, =0 {nada} other {{count}}}' },
  home: {
    title: 'sí',
    answered: '<b>{answered} de {total}</b> con respuesta',
  },
}

beforeAll(() => giveTexts(compiled(formatted), 'es'))

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
  expect(t('staff-home.schools', { count: 1 })).toBe('una escuela')
  expect(t('staff-home.schools', { count: 3, place: 'Cusco' })).toBe('3 escuelas de Cusco')
  expect(t('home-lists.returned', { count: 0 })).toBe('nada')
  expect(t('home.title')).toBe('sí')
})

test('a plural form that a message leaves out is taken from the rest', () => {
  // Spanish has a plural form for millions.
  expect(t('staff-home.schools', { count: 1_000_000, place: 'Perú' })).toBe('1000000 escuelas de Perú')
})

test('what somebody typed is shown as it is, whatever ICU would make of it', () => {
  expect(t('staff-home.schools', { count: 2, place: "{count} <b>'x'</b> #" })).toBe(
    "2 escuelas de {count} <b>'x'</b> #",
  )
})

test('a message that is not there shows its key', () => {
  expect(t('staff-home.everywhere')).toBe('staff-home.everywhere')
  expect(t('shell.menu')).toBe('shell.menu')
})

test('a mark in a message becomes the part of the page that is given for it', () => {
  const shown = Trans({
    i18nKey: 'home.answered',
    values: { answered: 2, total: 66 },
    components: { b: createElement('strong') },
  })
  expect(renderToStaticMarkup(shown)).toBe('<strong>2 de 66</strong> con respuesta')
})
