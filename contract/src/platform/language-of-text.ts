import type { Language } from './shapes.ts'

/** Short words that are frequent in one language and absent in the others. */
const markers: Record<Exclude<Language, 'vi' | 'hi'>, string> = {
  en: 'the and of to in is are was were for with that this we they from have has it on at by every',
  es: 'el los las y en una del con más hay al lo su sus están son fue muy ya pero',
  pt: 'o os e em uma da dos das com não são mais há ao um foi muito já mas na nas nos',
  id: 'yang dan di ke dari untuk dengan ini itu tidak adalah pada setiap kami mereka sudah belum akan ada',
}
const known = (['en', 'es', 'pt', 'id'] as const).map((language) => ({
  language,
  words: new Set(markers[language].split(' ')),
}))

/** Letters that only Vietnamese has. */
const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi
const hindi = /[\u0900-\u097f]/g

/** Matches needed to decide; of two languages the one with more. */
const enough = 2

/** The detected language; undefined if unclear. */
export const languageOfText = (text: string): Language | undefined => {
  const letters = text.normalize('NFC')
  if ((letters.match(hindi)?.length ?? 0) > letters.length / 4) return 'hi'
  if ((letters.match(vietnamese)?.length ?? 0) >= enough) return 'vi'
  const found = letters.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = known
    .map(({ language, words }) => ({ language, count: found.filter((word) => words.has(word)).length }))
    .sort((one, other) => other.count - one.count)
  return first && second && first.count >= enough && first.count > second.count ? first.language : undefined
}
