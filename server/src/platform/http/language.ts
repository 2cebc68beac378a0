import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'

const isLanguage = (tag: string): tag is Language => isOneOf(languageCodes, tag)

/** The first of our languages in the header by its weight. */
const namedIn = (header: string): Language | null => {
  const wanted = header
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
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? null
}

/** What browsers send is always the same few headers. */
const known = new Map<string, Language | null>()
const limit = 200
const longest = 100

/** The first of our languages in `Accept-Language` by its weight, else the person's own, else English. */
export const languageOf = (header: string | undefined, own: Language | undefined): Language => {
  if (!header) return own ?? 'en'
  const cached = known.get(header)
  const named = cached === undefined ? namedIn(header) : cached
  if (cached === undefined && known.size < limit && header.length <= longest) known.set(header, named)
  return named ?? own ?? 'en'
}
