import { resultSentences } from 'contract/insight/results/result-sentences'
import type { LineResults } from 'contract/insight/results/school-results'
import { formatNumber, formatScore } from '../../i18n/format-number.ts'
import type { Translate } from '../../i18n/translation.tsx'

export const resultTexts = (t: Translate, results: LineResults): string[] =>
  resultSentences(results).map((sentence) => {
    if ('next' in sentence)
      return t(`results.facts.${sentence.sentence}`, {
        stage: sentence.stage === null ? '' : t(`ui.stage.${sentence.stage}`),
        next: t(`ui.stage.${sentence.next}`),
        total: formatNumber(sentence.total),
      })
    if ('stage' in sentence)
      return t(`results.facts.${sentence.sentence}`, {
        stage: t(`ui.stage.${sentence.stage}`),
        total: formatNumber(sentence.total),
      })
    if ('domain' in sentence)
      return t(`results.facts.${sentence.sentence}`, { ...sentence, percent: formatScore(sentence.percent) })
    if ('answered' in sentence)
      return t('results.facts.unfinished', {
        answered: formatNumber(sentence.answered),
        indicators: formatNumber(sentence.indicators),
      })
    return t(`results.facts.${sentence.sentence}`)
  })
