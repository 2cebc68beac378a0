import type { Fault } from './fault.ts'
import { sentences } from './sentences.ts'

/** The quantity of the first stage; later stages say each or all. */
const beginning = /^some (?:adults|teachers|staff|learners|lessons|classes|plans)\b/i

/** What is done now and then, or by one person, is a beginning. */
const ofFirst =
  /^at times,|\b(?:sometimes|now and then|from time to time|at least one)\b|^(?:a few|one or two) (?:adults|teachers|staff|learners|families|lessons|classes|plans)\b/i

/** What learners and families lead, and what returns each year, comes after the first stage. */
const ofHigherStage =
  /\b(?:learners lead|families lead|led by|each year|every year|over the years|from year to year)\b/i

/** Words of a statement or a level that belong to another stage, by its number. */
export function checkOrder(text: string, stage: number): Fault[] {
  return sentences(text).flatMap((sentence): Fault[] => {
    if (stage === 1) return found('early', ofHigherStage, sentence)
    return beginning.test(sentence) ? [{ code: 'late_some' }] : found('late', ofFirst, sentence)
  })
}

function found(code: 'early' | 'late', pattern: RegExp, sentence: string): Fault[] {
  const text = pattern.exec(sentence)?.[0].replace(/,$/, '')
  return text === undefined ? [] : [{ code, text }]
}
