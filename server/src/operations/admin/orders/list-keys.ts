import { writeFile } from 'node:fs/promises'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { inventoryOfKeys } from '../../../platform/keys/queries.ts'
import { type Order, result } from './order.ts'

/** The most listed: the answer of a running server is one line of limited length. */
const mostListed = 300
/** More than any installation has. */
const all = 10_000_000

type Listed = Awaited<ReturnType<typeof inventoryOfKeys>>[number]

const stateOf = ({ retired_at, settled_at }: Listed): string => {
  if (retired_at) return `retired ${retired_at.slice(0, 10)}`
  return settled_at ? 'in use' : 'in use, files are still to be moved: run keys rotate again'
}

const whoseOf = ({ purpose, school, name }: Listed): string => {
  if (purpose !== 'school') return purpose
  return school === null ? 'a school that is gone' : `school ${school} (${name})`
}

const lineOf = (row: Listed): string =>
  `${whoseOf(row)}: key ${row.version}, made ${row.made_at.slice(0, 10)}, wrapped by ${row.wrapped_by} ${row.wrapped_at.slice(0, 10)}, ${stateOf(row)}`

const cell = (value: string | number | null): string => `"${String(value ?? '').replaceAll('"', '""')}"`

const tableOf = (rows: Listed[]): string => {
  const lines = rows.map((row) =>
    [
      row.id,
      row.purpose,
      row.school,
      row.name,
      row.version,
      row.made_at,
      row.wrapped_by,
      row.wrapped_at,
      row.settled_at,
      row.retired_at,
    ]
      .map(cell)
      .join(','),
  )
  const heading = 'key,purpose,school,name,version,made_at,wrapped_by,wrapped_at,settled_at,retired_at'
  return `${[heading, ...lines].join('\r\n')}\r\n`
}

/** Keys with owner, age and operator's key; never the key itself, not even wrapped. */
export const listKeys: Order = async ({ database: { db } }, { to }) => {
  const rows = await inventoryOfKeys(db, to === undefined ? mostListed : all)
  if (to !== undefined) {
    await writeFile(to, tableOf(rows), { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw refusal(`The file was not written: ${error.message}`)
    })
    return result(`${rows.length} keys are in ${to}.`)
  }
  const count = rows[0]?.count ?? 0
  const more = count > rows.length ? [`… and ${count - rows.length} more: --to FILE writes all.`] : []
  return result(`${count} keys of files.`, ...rows.map(lineOf), ...more)
}
