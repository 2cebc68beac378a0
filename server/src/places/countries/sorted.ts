import type { Language } from 'contract/platform/shapes'

type Sortable = { id: number; name: string; code: string | null }

/** One for each language: making a collator takes longer than sorting. */
const collators = new Map<Language, Intl.Collator>()

const collatorOf = (language: Language): Intl.Collator => {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return collator
}

/** By the rules of the language; by name for readers who may not see codes. */
export const sorted = <Row extends Sortable>(rows: Row[], order: string, language: Language): Row[] => {
  const collator = collatorOf(language)
  const key = (row: Row) => (order.endsWith('code') ? (row.code ?? row.name) : row.name)
  const ascending = rows.toSorted((one, other) => collator.compare(key(one), key(other)) || one.id - other.id)
  return order.startsWith('-') ? ascending.reverse() : ascending
}
