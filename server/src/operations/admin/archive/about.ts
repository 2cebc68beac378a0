import type { Sequence, TableStructure } from '../../../platform/database/copy-structure.ts'
import type { AppliedMigration } from '../../../platform/database/migrate.ts'

/** What an archive says of itself in its first entry. */
export type ArchiveAbout = {
  made_at: string
  migrations: AppliedMigration[]
  tables: TableStructure[]
  sequences: Sequence[]
}

/** Tables whose rows stay behind: the tokens of live sessions and of programs. One that was ended stays ended. */
export const withoutRows = ['tokens', 'personal_tokens']
