import type { EasyWords } from './english.ts'

export const easyPortuguese: EasyWords = {
  at: 'Nossa escola está nesta etapa: {{stage}}.',
  notYet: 'Nossa escola ainda não está na primeira etapa. A primeira etapa é {{stage}}.',
  nothing: 'Ainda não temos respostas.',
  well: 'O que fazemos bem',
  noWell: 'Ainda estamos construindo nossos pontos fortes.',
  next: 'O que vamos fazer agora',
  noNext: 'Cuidamos do que alcançamos.',
  better: 'Melhor que na vez anterior: {{count}}.',
  same: 'Igual: {{count}}.',
  weaker: 'Mais fraco que na vez anterior: {{count}}.',
  notCompared: 'Ainda não podemos comparar com outra vez.',
  noGoals: 'Ainda não temos metas.',
  who: 'Quem',
  when: 'Até quando',
  nobody: 'Ainda não há responsável',
  noDay: 'Ainda não há data',
  late: 'Está atrasada.',
  done: 'O que já fizemos',
  nothingNext: 'Fizemos tudo o que planejamos.',
  more: 'Há mais. Tudo está no documento completo.',
}
