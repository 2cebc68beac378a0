import type { Block, DocumentTable, Text } from './document.ts'

export const heading = (level: 1 | 2 | 3 | 4, text: Text): Block => ({ kind: 'heading', level, text })

export const paragraph = (text: Text, tone?: 'lead' | 'quote' | 'small'): Block => ({
  kind: 'paragraph',
  text,
  ...(tone && { tone }),
})

export const list = (items: Text[], ordered = false): Block => ({ kind: 'list', ordered, items })

export const table = (of: Omit<DocumentTable, 'kind'>): Block => ({ kind: 'table', ...of })

/** Facts with a known value. */
export const facts = (known: [name: string, value: Text | number | null | undefined][]): Block[] => {
  const found = known.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value }],
  )
  return found.length === 0 ? [] : [{ kind: 'facts', facts: found }]
}

type ToFill = [name: string, value: Text | number] | [name: string, value: null, lines: number]

/** Fields to fill in with a pen, on one page: known values, or empty lines. */
export const form = (items: (ToFill | null)[]): Block => ({
  kind: 'facts',
  isWhole: true,
  facts: items
    .filter((item) => item !== null)
    .map(([name, value, lines]) => ({ name, value, ...(lines && { lines }) })),
})
