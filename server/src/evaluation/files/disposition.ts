import { create } from 'content-disposition'

/** What of the name can be said without accents in ASCII, for programs that know no `filename*`. */
const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .replace(/^[^\w(]+/, '')
    .trim() || 'file'

/** The header that makes a browser keep the file under its name instead of showing it. */
export const attachment = (name: string): string => create(name, { fallback: asciiOf(name) })
