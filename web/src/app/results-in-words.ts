import { resultSentences } from 'contract/result-sentences'
import type { LineResults } from 'contract/school-results'
import type { TFunction } from 'i18next'
import { formatNumber, formatScore } from '../i18n/format-number.ts'

/** What a school reads first, in the reader's language. */
export const resultsInWords = (t: TFunction, results: LineResults): string[] =>
  resultSentences(results).map((sentence) => {
    if ('stage' in sentence)
      return t(`results.facts.${sentence.says}`, {
        stage: t(`ui.stage.${sentence.stage}`),
        total: formatNumber(sentence.total),
      })
    if ('domain' in sentence)
      return t(`results.facts.${sentence.says}`, { ...sentence, percent: formatScore(sentence.percent) })
    return t(`results.facts.${sentence.says}`)
  })
