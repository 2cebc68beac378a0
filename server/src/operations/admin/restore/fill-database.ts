import { writeRows } from '../../../platform/database/copy-rows.ts'
import {
  emptyDatabase,
  setSequences,
  type TableStructure,
  withoutGuards,
} from '../../../platform/database/copy-structure.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { migrateAsFar } from '../../../platform/database/migrate.ts'
import { migrationsFolder } from '../../../platform/settings/folders.ts'
import { drained } from '../archive/bytes-of-entry.ts'
import { readArchive } from '../archive/read-archive.ts'
import { batches } from './batches.ts'
import type { Checked } from './check-archive.ts'
import { emptyTable } from './queries.ts'

const fillTable = async (db: Db, table: TableStructure, bytes: AsyncIterable<Buffer>): Promise<number> => {
  let count = 0
  for await (const lines of batches(bytes)) {
    await writeRows(db, table, lines)
    count += lines.length
  }
  return count
}

/**
 * Within one transaction: empties the database, makes the tables of the archive's version, and inserts the rows. Ids,
 * times and the audit with its chain stay the same.
 */
export const fillDatabase = async (
  db: Db,
  path: string,
  passphrase: string,
  { migrations, tables, sequences }: Checked,
): Promise<void> => {
  await emptyDatabase(db)
  await migrateAsFar(db, migrationsFolder, migrations)
  await emptyTable(db, 'migration')
  // an archive that is older than the feed has none
  if (tables.some(({ name }) => name === 'change_feed')) await emptyTable(db, 'change_feed')
  const putBack = await withoutGuards(db)
  for await (const { entry, bytes, ending } of readArchive(path, passphrase)) {
    const table = entry.kind === 'table' && tables.find(({ name }) => name === entry.name)
    if (!table) {
      await drained(bytes)
      continue
    }
    const count = await fillTable(db, table, bytes)
    if (count !== ending().rows) throw refusal(`Of the table ${table.name} not every row came in`)
  }
  await setSequences(db, sequences)
  await putBack()
}
