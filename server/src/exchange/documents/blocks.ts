import type { Block, Table, Words } from './document.ts'

export const heading = (level: 1 | 2 | 3 | 4, words: Words): Block => ({ kind: 'heading', level, words })

export const paragraph = (words: Words, tone?: 'lead' | 'quote' | 'small'): Block => ({
  kind: 'paragraph',
  words,
  ...(tone && { tone }),
})

export const list = (items: Words[], ordered = false): Block => ({ kind: 'list', ordered, items })

export const table = (of: Omit<Table, 'kind'>): Block => ({ kind: 'table', ...of })

/** Facts whose value is known. */
export const facts = (known: [name: string, value: Words | number | null | undefined][]): Block[] => {
  const found = known.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value }],
  )
  return found.length === 0 ? [] : [{ kind: 'facts', facts: found }]
}
