import type { Language } from 'contract/platform/shapes'

type Sortable = { id: number; name: string; code: string | null }

/** Countries as a dictionary of the language has them; who may not read codes gets them by name. */
export const sorted = <Row extends Sortable>(rows: Row[], order: string, language: Language): Row[] => {
  const collator = new Intl.Collator(language)
  const key = (row: Row) => (order.endsWith('code') ? (row.code ?? row.name) : row.name)
  const ascending = rows.toSorted((one, other) => collator.compare(key(one), key(other)) || one.id - other.id)
  return order.startsWith('-') ? ascending.reverse() : ascending
}
