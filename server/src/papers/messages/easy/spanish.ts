import type { EasyWords } from './english.ts'

export const easySpanish: EasyWords = {
  at: 'Nuestra escuela está en esta etapa: {{stage}}.',
  notYet: 'Nuestra escuela todavía no está en la primera etapa. La primera etapa es {{stage}}.',
  nothing: 'Todavía no tenemos respuestas.',
  well: 'Lo que hacemos bien',
  noWell: 'Todavía construimos nuestras fortalezas.',
  next: 'Lo que haremos ahora',
  noNext: 'Cuidamos lo que logramos.',
  better: 'Mejor que la vez anterior: {{count}}.',
  same: 'Igual: {{count}}.',
  weaker: 'Más débil que la vez anterior: {{count}}.',
  notCompared: 'Todavía no podemos comparar con otra vez.',
  noGoals: 'Todavía no tenemos metas.',
  who: 'Quién',
  when: 'Hasta cuándo',
  nobody: 'Todavía no hay responsable',
  noDay: 'Todavía no hay fecha',
  late: 'Está atrasada.',
  done: 'Lo que ya hicimos',
  nothingNext: 'Hicimos todo lo que planeamos.',
  more: 'Hay más. Todo está en el documento completo.',
}
