import type { Notification } from 'contract/messages/notifications'

/** A notification with earlier ones that say the same: read, of one kind, about one indicator. */
export type GroupRow = { row: Notification; earlier: number }
/** Those of one line of one school, the newest first. */
export type Group = { id: number; of: Notification['params'] | null; rows: GroupRow[] }

const lineOf = ({ object_id, params: { line } }: Notification): string | null =>
  object_id === null || line === undefined ? null : `${object_id} ${line}`

const sameAs = (one: Notification) => (other: Notification) =>
  one.is_read &&
  other.is_read &&
  one.code === other.code &&
  one.title === other.title &&
  one.params['indicator'] !== undefined &&
  one.params['indicator'] === other.params['indicator']

const withEarlier = (all: readonly Notification[]): GroupRow[] => {
  const rows: GroupRow[] = []
  for (const row of all) {
    const newer = rows.find((each) => sameAs(row)(each.row))
    if (newer) newer.earlier += 1
    else rows.push({ row, earlier: 0 })
  }
  return rows
}

/** Grouped by line, where the newest one stands; what is about no line stands by itself. */
export const groupsOf = (rows: readonly Notification[]): Group[] => {
  const lines = new Map<string, Notification[]>()
  for (const row of rows) {
    const key = lineOf(row) ?? `alone ${row.id}`
    lines.set(key, [...(lines.get(key) ?? []), row])
  }
  return [...lines.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ id: first.id, of: own.length > 1 ? first.params : null, rows: withEarlier(own) }] : []
  })
}
