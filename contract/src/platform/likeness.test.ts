import { expect, test } from 'vitest'
import { likenessTo } from './likeness.ts'

test('names that differ in case and accents alone are the same', () => {
  expect(likenessTo('Escuela Crítica Uno')('escuela critica uno')).toBe(1)
})

test('one letter more or another one leaves names similar, another word does not', () => {
  expect(likenessTo('Escuela Critica Unos')('Escuela Critica Uno')).toBeGreaterThan(0.8)
  expect(likenessTo('Cuzco')('Cusco')).toBeGreaterThan(0.5)
  expect(likenessTo('Escuela Rayo de Maíz')('Escuela Tres Sauces')).toBeLessThan(0.8)
})
