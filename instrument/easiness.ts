import { countTexts, sentences } from './sentences.ts'
import type { Finding } from './shape.ts'
import { textsOf } from './texts.ts'

/** In English, the source; elsewhere the number of characters must do. */
const mostWords = 18

/** Easy words hold in every language: one question, one sentence a stage, no abbreviation, nothing in brackets. */
export function checkEasiness(value: unknown, language: string, file: string): Finding[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const isQuestion = path.length === 1 || path.at(-1) === 'easy'
    const says: string[] = []
    if (sentences(text.replaceAll('।', '.')).length !== 1) says.push('must be one sentence')
    if (isQuestion !== text.endsWith('?')) says.push(isQuestion ? 'must be a question' : 'is a question')
    if (!isQuestion && !/[.।]$/u.test(text)) says.push('must end with a full stop')
    const count = countTexts(text)
    if (language === 'en' && count > mostWords) says.push(`has ${count} words, at most ${mostWords}`)
    for (const [short] of text.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu))
      says.push(`says "${short}" in short`)
    if (/[();:–—]/u.test(text)) says.push('holds a bracket, a colon or a dash')
    return says.map((said) => ({ file, key: path.join(' > '), says: said }))
  })
}
