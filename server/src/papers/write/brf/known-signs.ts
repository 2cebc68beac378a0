import type { Language } from 'contract/shapes'

/** Letters beyond a to z that the table of a language has. */
const letters: Record<Language, RegExp> = {
  en: /[À-ÖØ-öø-ÿ]/u,
  pt: /[ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü]/u,
  es: /[ÁÉÍÑÓÚÜáéíñóúü¿¡]/u,
  vi: /[ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ]/u,
  hi: /[\u0901-\u0939\u093c-\u094d\u0950\u0958-\u0965\u0966-\u0970]/u,
  id: /[À-ÖØ-öø-ÿ]/u,
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
 * The text in signs that the table of the language knows: one that it lacks becomes the nearest it has, as an accent of
 * another language falls away, and what has no like in braille, such as a small picture, goes.
 */
export const inKnownSigns = (text: string, language: Language): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (letters[language].test(sign)) return sign
      if (language === 'es' ? /[!-"$-\]a-}]/.test(sign) : /[!-~]/.test(sign)) return sign
      return /\s/.test(sign) ? ' ' : simpler(sign, language)
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim()
