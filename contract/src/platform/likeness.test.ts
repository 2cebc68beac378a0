import { expect, test } from 'vitest'
import { likenessOf } from './likeness.ts'

test('names that differ in case and accents alone are the same', () => {
  expect(likenessOf('Escuela Crítica Uno', 'escuela critica uno')).toBe(1)
})

test('a letter more or another one leaves names alike, another word does not', () => {
  expect(likenessOf('Escuela Critica Unos', 'Escuela Critica Uno')).toBeGreaterThan(0.8)
  expect(likenessOf('Cuzco', 'Cusco')).toBeGreaterThan(0.5)
  expect(likenessOf('Escuela Rayo de Maíz', 'Escuela Tres Sauces')).toBeLessThan(0.8)
})
