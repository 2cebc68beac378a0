import type { Fault, Found } from './fault.ts'
import { countTexts, sentences } from './sentences.ts'
import { textsOf } from './texts.ts'

/** Checked in English, the source; other languages have only a limit of characters. */
const mostInSentence = 18

/** Easy texts in every language: one question, one sentence for each stage, no abbreviations, no brackets. */
export function checkEasiness(value: unknown, language: string): Found[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const isQuestion = path.length === 1 || path.at(-1) === 'easy'
    return faultsOf(text, isQuestion, language).map((fault) => ({ path, fault }))
  })
}

function faultsOf(text: string, isQuestion: boolean, language: string): Fault[] {
  const faults: Fault[] = []
  if (sentences(text.replaceAll('।', '.')).length !== 1) faults.push({ code: 'one_sentence' })
  if (isQuestion !== text.endsWith('?')) faults.push({ code: isQuestion ? 'must_ask' : 'asks' })
  if (!isQuestion && !/[.।]$/u.test(text)) faults.push({ code: 'full_stop' })
  const count = countTexts(text)
  if (language === 'en' && count > mostInSentence)
    faults.push({ code: 'easy_words', count, most: mostInSentence })
  for (const [short] of text.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu))
    faults.push({ code: 'in_short', text: short })
  if (/[();:–—]/u.test(text)) faults.push({ code: 'bracket' })
  return faults
}
