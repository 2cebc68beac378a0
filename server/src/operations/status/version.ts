import { readFileSync } from 'node:fs'
import { packageFile } from '../../platform/settings/folders.ts'

/** The version in the package. */
export const version = (): string => JSON.parse(readFileSync(packageFile, 'utf8')).version
