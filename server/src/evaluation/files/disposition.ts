import { create } from 'content-disposition'

const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .replace(/^[^\w(]+/, '')
    .trim() || 'file'

/** Makes a browser save the file under its name instead of displaying it. */
export const attachment = (name: string): string => create(name, { fallback: asciiOf(name) })
