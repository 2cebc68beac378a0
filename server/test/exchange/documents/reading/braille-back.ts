import { spawnSync } from 'node:child_process'
import type { Language } from 'contract/platform/shapes'
import { tablesOf, type Writing } from '../../../../src/exchange/documents/write/brf/engine.ts'

/** What liblouis reads in lines of braille. */
export const readBack = (writing: Writing, lines: string[]): string[] => {
  const input = lines.map((line) => `${line.replaceAll('\\', '\\\\')}\n`).join('')
  const { stdout, status } = spawnSync('lou_translate', ['--backward', tablesOf(writing)], {
    input,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error('lou_translate could not read braille')
  return stdout.split('\n').slice(0, -1)
}

const ofVietnamese: Record<string, string> = {
  '\uf326': 'ê',
  '\uf321': 'ế',
  '\uf320': 'ể',
  '\uf322': 'ề',
  '\uf323': 'ễ',
  '\uf324': 'ệ',
}
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const letters = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** The tone of a syllable stands at its end, for Vietnamese writes it over either of two vowels. */
const toneLast = (word: string): string => {
  const parts = word.normalize('NFD')
  return parts.replace(tones, '').normalize('NFC') + (parts.match(tones) ?? []).join('')
}

/**
 * The words of a text as far as liblouis reads its own braille back. Where one cell stands for two signs it takes the
 * rarer: in Portuguese § for ss, µ for M, and the last letter with its full stop as one sign; in Vietnamese a sign of
 * its own for ê and none for K; in Hindi vowels that stand alone for those that follow a letter, and other signs for
 * some letters (ख ण फ झ भ), so that there the other consonants are compared.
 */
export const plainTextOf = (language: Language, text: string): string[] => {
  const plain = text.normalize('NFC')
  if (language === 'pt')
    return letters(
      plain
        .replaceAll('§', 'ss')
        .replaceAll('µ', 'M')
        .replace(/[áê]\.|[[(]/g, ' '),
    )
  if (language === 'vi') {
    const signs = [...plain].map((sign) => ofVietnamese[sign] ?? sign).join('')
    return letters(signs.replaceAll('µ', 'M').normalize('NFC')).map((word) =>
      toneLast(word.replaceAll('k', '')),
    )
  }
  if (language === 'hi')
    return plain
      .replace(/[^क-हa-z ]|[खणफझभर]/gu, '')
      .split(/ +/)
      .filter(Boolean)
  return letters(plain)
}
