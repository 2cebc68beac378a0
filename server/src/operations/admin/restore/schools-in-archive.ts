import { keysOf } from 'contract/platform/typed'
import type { TableStructure } from '../../../platform/database/copy-structure.ts'
import { drained } from '../archive/bytes-of-entry.ts'
import { readArchive } from '../archive/read-archive.ts'
import { batches } from './batches.ts'

/** Two columns of a table's rows in an archive. */
const pairsOf = async function* (
  { columns }: TableStructure,
  bytes: AsyncIterable<Buffer>,
  [from, to]: readonly [string, string],
): AsyncGenerator<[string, string]> {
  const [at, other] = [from, to].map((wanted) => columns.findIndex(({ name }) => name === wanted))
  for await (const lines of batches(bytes)) {
    for (const line of lines) {
      const row: (string | null)[] = JSON.parse(line)
      yield [row[at ?? -1] ?? '', row[other ?? -1] ?? '']
    }
  }
}

const wanted = {
  files: ['object', 'line_id'],
  lines: ['id', 'evaluation_id'],
  evaluations: ['id', 'school_id'],
} as const

/**
 * The school of each file, from the tables of an archive: files are encrypted with the keys of schools before there
 * is a database to ask.
 */
export const schoolsInArchive = async (
  path: string,
  passphrase: string,
  tables: readonly TableStructure[],
): Promise<(name: string) => number | undefined> => {
  const found = {
    files: new Map<string, string>(),
    lines: new Map<string, string>(),
    evaluations: new Map<string, string>(),
  }
  for await (const { entry, bytes } of readArchive(path, passphrase)) {
    // the tables come first
    if (entry.kind === 'object') break
    const name = entry.kind === 'table' && keysOf(wanted).find((each) => each === entry.name)
    const table = tables.find((each) => each.name === name)
    if (name && table)
      for await (const [from, to] of pairsOf(table, bytes, wanted[name])) found[name].set(from, to)
    else await drained(bytes)
  }
  return (object) => {
    const line = found.files.get(object.slice(0, 36)) ?? ''
    const school = found.evaluations.get(found.lines.get(line) ?? '')
    return school ? Number(school) : undefined
  }
}
