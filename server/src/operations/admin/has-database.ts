import { existsSync } from 'node:fs'
import { clusterIn } from '../../platform/database/embedded/open-embedded.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** Opening the embedded database creates a missing one, so a command that only reads checks first. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== null || existsSync(clusterIn(dataDir))
