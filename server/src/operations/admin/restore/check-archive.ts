import { refusal } from '../../../platform/database/failures/refusal.ts'
import { assertKnown } from '../../../platform/database/migrate.ts'
import { migrationsFolder } from '../../../platform/settings/folders.ts'
import type { ArchiveAbout } from '../archive/about.ts'
import { drained, gathered } from '../archive/bytes-of-entry.ts'
import { readArchive } from '../archive/read-archive.ts'

export type Checked = ArchiveAbout & { rows: Map<string, number>; objects: number; bytes: number }

/**
 * Reads the whole archive and changes nothing: checks the passphrase, every hash, the end, and that this version
 * knows its migrations.
 */
export const checkArchive = async (path: string, passphrase: string): Promise<Checked> => {
  let about: ArchiveAbout | null = null
  const rows = new Map<string, number>()
  let [objects, bytes] = [0, 0]
  for await (const { entry, bytes: content, ending } of readArchive(path, passphrase)) {
    if (entry.kind === 'about') about = JSON.parse((await gathered(content)).toString()) as ArchiveAbout
    else await drained(content)
    if (entry.kind === 'table') rows.set(entry.name, ending().rows)
    if (entry.kind === 'object') objects += 1
    bytes += ending().size
  }
  if (!about) throw refusal('The archive does not say what it holds')
  await assertKnown(migrationsFolder, about.migrations)
  return { ...about, rows, objects, bytes }
}
