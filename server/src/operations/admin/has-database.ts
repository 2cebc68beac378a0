import { existsSync } from 'node:fs'
import { clusterIn } from '../../platform/database/embedded/open-embedded.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** Opening the embedded database makes one where there is none, so a command that only reads looks for it first. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== null || existsSync(clusterIn(dataDir))
