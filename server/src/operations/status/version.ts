import { readFileSync } from 'node:fs'
import { packageFile } from '../../platform/settings/folders.ts'

/** What runs here, as its package says. */
export const version = (): string => JSON.parse(readFileSync(packageFile, 'utf8')).version
