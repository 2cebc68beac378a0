import type { Language } from 'contract/platform/shapes'

/** Letters beyond a to z in a language's table; of Hindi ranges of code points, since they contain marks. */
const letters: Partial<Record<Language, RegExp>> & { en: RegExp } = {
  en: /[À-ÖØ-öø-ÿ]/u,
  pt: /[ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü]/u,
  es: /[ÁÉÍÑÓÚÜáéíñóúü¿¡]/u,
  vi: /[ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ]/u,
  id: /[À-ÖØ-öø-ÿ]/u,
}

const hindi = [
  [0x901, 0x939],
  [0x93c, 0x94d],
  [0x950, 0x950],
  [0x958, 0x970],
] as const

const isLetter = (sign: string, language: Language): boolean => {
  if (language !== 'hi') return (letters[language] ?? letters.en).test(sign)
  const number = sign.codePointAt(0) ?? 0
  return hindi.some(([first, last]) => first <= number && number <= last)
}

const replaced: [RegExp, string][] = [
  [/[“”„«»″]/g, '"'],
  [/[‘’‚′]/g, "'"],
  [/[–—−‐‑]/g, '-'],
  [/[•·▪●→]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/≥/g, '>='],
  [/≤/g, '<='],
  [/€/g, 'EUR '],
  [/[Đđ]/g, 'd'],
  [/[Øø]/g, 'o'],
  [/[Łł]/g, 'l'],
  [/[Ææ]/g, 'ae'],
  [/ß/g, 'ss'],
]
/** Spanish braille has none of these. */
const spanish: [RegExp, string][] = [
  [/[_~]/g, '-'],
  [/`/g, "'"],
  [/[#^]/g, ''],
]

const simpler = (sign: string, language: Language): string => {
  const rules = language === 'es' ? [...replaced, ...spanish] : replaced
  const known = rules.reduce((text, [pattern, other]) => text.replace(pattern, other), sign)
  return known.normalize('NFKD').replace(/[^ -~]/g, '')
}

/**
 * Text in characters of the language's table: others become the nearest, such as a letter without its accent, or are
 * dropped, such as an emoji.
 */
export const inKnownSigns = (text: string, language: Language): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (isLetter(sign, language)) return sign
      if (language === 'es' ? /[!-"$-\]a-}]/.test(sign) : /[!-~]/.test(sign)) return sign
      return /\s/.test(sign) ? ' ' : simpler(sign, language)
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim()
