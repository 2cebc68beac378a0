import { type EditionLink, easyFields } from 'contract/instrument/instruments'
import { isOneOf } from 'contract/platform/typed'
import { type Edition, type EditionRow, rowsOf, type Texts, type TextValue } from './edition.ts'
import type { StoredRow } from './row-queries.ts'

/** The replaced edition: its present texts, those of its folder, and translations for the next edition. */
export type Former = {
  id: number
  rows: StoredRow[]
  source: Record<string, Texts>
  waiting: { kind: string; id: number; language: string; field: string; text: TextValue }[]
}

const nameOf = (row: { kind: string; key: string }) =>
  row.kind === 'instrument' ? row.kind : `${row.kind} ${row.key}`

/** Short texts only help to read a question, so they do not change it. */
const isEasy = (field: string): boolean => isOneOf([...easyFields, 'short'], field)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The texts of a row when the folder was last read; the instrument's own row is keyed by its edition. */
const sourceOf = (former: Former, row: EditionRow): Texts =>
  former.source[`${row.kind} ${row.key}`] ??
  (row.kind === 'instrument'
    ? Object.entries(former.source).find(([name]) => name.startsWith('instrument '))?.[1]
    : undefined) ??
  {}

const linksOf = (edition: Edition): Map<string, EditionLink | null> =>
  new Map(
    edition.categories.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ indicators }) => indicators.map(({ code, link }) => [code, link] as const)),
    ),
  )

/** By the link, if the author set one; otherwise a changed text makes another question. */
const isComparable = (link: EditionLink | null, isOther: boolean): boolean =>
  link === null ? !isOther : link === 'same' || link === 'reworded'

/**
 * A new edition takes over translations stored for it and corrections of the edition before, unless the folder
 * changed the same texts. Returns the codes of indicators whose question differs.
 */
export const carryOver = (edition: Edition, former: Former): string[] => {
  const before = new Map(former.rows.map((row) => [nameOf(row), row]))
  const changed: string[] = []
  const linked = linksOf(edition)
  for (const row of rowsOf(edition)) {
    const old = before.get(nameOf(row))
    const isNew = old === undefined || old.meaning !== row.meaning
    const source = sourceOf(former, row)
    const english = { ...source['en'] }
    const isReworded = Object.entries(row.texts['en'] ?? {}).some(
      ([field, text]) => !isEasy(field) && !isSame(text, english[field]),
    )
    const waiting = former.waiting.filter((each) => old && each.kind === old.kind && each.id === old.id)
    if (old) carryTexts(row, old, source, waiting)
    const isOther = isNew || isReworded || waiting.some(({ field }) => !isEasy(field))
    if (row.kind === 'indicator' && !isComparable(linked.get(row.key) ?? null, isOther)) changed.push(row.key)
  }
  return changed
}

/** Changes the row's texts in place, which belong to the edition. */
const carryTexts = (row: EditionRow, old: StoredRow, source: Texts, waiting: Former['waiting']): void => {
  for (const [language, fields] of Object.entries(row.texts)) {
    for (const [field, text] of Object.entries(fields)) {
      if (!isSame(text, source[language]?.[field])) continue
      const next = waiting.find((each) => each.language === language && each.field === field)
      fields[field] = next?.text ?? old.texts[language]?.[field] ?? text
    }
  }
}
