import type { Sequence, TableStructure } from '../../../platform/database/copy-structure.ts'
import type { AppliedMigration } from '../../../platform/database/migrate.ts'

/** The first entry of an archive. */
export type ArchiveAbout = {
  made_at: string
  migrations: AppliedMigration[]
  tables: TableStructure[]
  sequences: Sequence[]
}

/**
 * Tables stored without rows: live sessions, tokens of programs (a revoked one stays revoked), and keys of files,
 * which are in the archive unencrypted by them and get new keys at a restore.
 */
export const withoutRows = ['tokens', 'personal_tokens', 'file_keys', 'former_objects']
