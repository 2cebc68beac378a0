import { fileURLToPath } from 'node:url'

/** `server/migrations`, beside the sources and beside the bundle alike. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The instrument's text, at the root of the house: two folders up from here and from the bundle alike. */
export const instrumentFolder = fileURLToPath(new URL('../../../../instrument', import.meta.url))

/** The look of papers, in Typst. */
export const paperFolder = fileURLToPath(new URL('../../../papers', import.meta.url))

/** Tables of braille that liblouis does not bring: `server/braille`, beside the sources and beside the bundle alike. */
export const brailleFolder = fileURLToPath(new URL('../../../braille', import.meta.url))

/** Hashes of leaked passwords, written by `scripts/breached-passwords.ts`. */
export const breachedPasswords = fileURLToPath(new URL('../../../passwords/breached.bin', import.meta.url))
