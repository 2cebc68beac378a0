import type { Sequence, TableStructure } from '../../../platform/database/copy-structure.ts'
import type { AppliedMigration } from '../../../platform/database/migrate.ts'

/** What an archive says of itself in its first entry. */
export type ArchiveAbout = {
  made_at: string
  migrations: AppliedMigration[]
  tables: TableStructure[]
  sequences: Sequence[]
}

/**
 * Tables whose rows stay behind: the tokens of live sessions and of programs (one that was ended stays ended), and keys of
 * files, which are in the archive as they are and get new keys where they are restored.
 */
export const withoutRows = ['tokens', 'personal_tokens', 'file_keys', 'former_objects']
