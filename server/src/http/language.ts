import { type Language, languages } from 'contract/shapes'

const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag)

/** The first of our languages in `Accept-Language` by its weight, else the person's own, else English. */
export const languageOf = (header: string | undefined, own: Language | undefined): Language => {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return {
        tag: tag.toLowerCase().split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight) || 0,
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? own ?? 'en'
}
