import { fileURLToPath } from 'node:url'

/** The bundle lies one folder below the server's own, its sources three. */
const inServer = (path: string): string =>
  fileURLToPath(new URL(`${import.meta.url.endsWith('.ts') ? '../../..' : '..'}/${path}`, import.meta.url))

/** Its own package, which knows its version. */
export const packageFile = inServer('package.json')

export const migrationsFolder = inServer('migrations')

/** The instrument's text, at the root of the project. */
export const instrumentFolder = inServer('../instrument')

/** What the product says, in a folder for each language. */
export const messagesFolder = inServer('../messages')

/** What the browser is given; missing until it is built. */
export const webFolder = inServer('../web/dist')

/** The look of documents, in Typst. */
export const documentFolder = inServer('papers')

/** Tables of braille that liblouis does not bring. */
export const brailleFolder = inServer('braille')

/** Hashes of leaked passwords, written by `scripts/breached-passwords.ts`. */
export const breachedPasswords = inServer('passwords/breached.bin')
