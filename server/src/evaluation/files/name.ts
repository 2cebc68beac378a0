import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import { unsupported } from './refusals.ts'

// Control characters, and those that change the text direction, which can make "gpj.exe" look like "exe.jpg". The
// joiners U+200C and U+200D stay, since Hindi needs them.
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
const runnable = new Set(['php', 'html', 'htm', 'svg', 'js', 'exe'])

/** After the last dot, in lower case; empty without one. */
export const extensionOf = (name: string): string => {
  const at = name.lastIndexOf('.')
  return at > 0 ? name.slice(at + 1).toLowerCase() : ''
}

/**
 * The displayed name from the sent one: without path and invisible characters, normalised, at most 150 code points;
 * never used on disk.
 */
export const nameOf = (sent: string): string => {
  const last = Buffer.from(sent).toString().split(/[/\\]/).at(-1) ?? ''
  const name = last.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()
  if ([...name].length > limits.fileName) throw new Problem('file_name_too_long')
  const middle = name.toLowerCase().split('.').slice(1, -1)
  if (middle.some((part) => runnable.has(part.trim()))) {
    throw unsupported('name')
  }
  return name
}

export const renamed = (name: string, extension: string): string =>
  `${name.slice(0, name.lastIndexOf('.'))}.${extension}`
