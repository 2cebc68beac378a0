import type { Named } from './named-query.ts'

/** Each connection keeps every named statement in memory: of those that it has not run for long it forgets the oldest. */
export const mostNamed = 500

/** Texts that were run once, on whatever connection; a statement is named at its second run. */
const seenOnce = new Set<string>()

type Names = { byText: Map<string, Named>; made: number }
const namesOf = new WeakMap<object, Names>()

const comesBack = (text: string): boolean => {
  if (seenOnce.delete(text)) return true
  seenOnce.add(text)
  const [oldest] = seenOnce
  if (seenOnce.size > mostNamed && oldest !== undefined) seenOnce.delete(oldest)
  return false
}

/** The statement's name on a connection that has one for it. */
export const knownName = (connection: object, text: string): Named | undefined => {
  const byText = namesOf.get(connection)?.byText
  const known = byText?.get(text)
  if (!byText || known === undefined) return undefined
  // which one was run last matters where one has to go soon, and noting it costs as much as all else here
  if (byText.size > mostNamed / 2) {
    byText.delete(text)
    byText.set(text, known)
  }
  return known
}

/**
 * Naming a statement lets PostgreSQL plan it once for a connection: twice the throughput of unnamed ones. `forgotten`
 * is the name that has to go for this one. A name is never given twice on a connection.
 */
export const statementName = (connection: object, text: string): { named?: Named; dropped?: string } => {
  const names = namesOf.get(connection) ?? { byText: new Map<string, Named>(), made: 0 }
  namesOf.set(connection, names)
  const { byText } = names
  const known = knownName(connection, text)
  if (known !== undefined) return { named: known }
  if (!comesBack(text)) return {}
  names.made += 1
  const named = { name: `s${names.made}`, fields: null }
  const [oldest] = byText.size >= mostNamed ? byText : []
  if (oldest) byText.delete(oldest[0])
  byText.set(text, named)
  return oldest ? { named, dropped: oldest[1].name } : { named }
}
