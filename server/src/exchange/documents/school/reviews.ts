import type { Review } from 'contract/evaluation/lines'
import { isFinal } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { heading, list, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { domainName } from './domains.ts'
import type { LineFound } from './school-found.ts'

type Message = Review['messages'][number]

const about = ({ t }: Voice, { categories, indicators }: LineResults, message: Message): string => {
  const indicator = indicators.find(({ id }) => id === message.indicator)
  if (indicator) return ` (${indicator.code} ${indicator.name})`
  const domain = categories.find(({ id }) => id === message.category)
  if (!domain) return ''
  const stage = message.stage === null ? '' : `, ${t(`ui.stage.${message.stage}`)}`
  return ` (${domainName(domain)}${stage})`
}

/** All texts of reviewers on this line, the latest review first. */
export const reviewerMessages = (voice: Voice, { results, detail }: LineFound): Block[] => {
  const { t, moment } = voice
  const reviews = [...detail.line.reviews].reverse().filter(({ messages }) => messages.length > 0)
  return [
    heading(1, t('results.messages')),
    ...(reviews.length === 0 ? [paragraph(t('results.noMessages'))] : []),
    ...reviews.flatMap(({ kind, by, at, messages }) => [
      paragraph(t(`results.review.${kind}`, { name: by.name, time: moment(at) })),
      list(messages.map((message) => `${message.text}${about(voice, results, message)}`)),
    ]),
  ]
}

/** Answers that differ between the first submission and the validation. */
export const selfRating = (voice: Voice, shown: LineResults): Block[] => {
  if (!isFinal(shown)) return []
  const { t } = voice
  const rows = shown.indicators.filter(({ self_rating }) => self_rating !== null)
  return [
    heading(1, t('results.selfRating')),
    ...(rows.length === 0
      ? [paragraph(t('results.selfSame'))]
      : [
          paragraph(t('results.selfHint', { count: rows.length }), 'small'),
          table({
            caption: t('results.selfRating'),
            head: [t('results.indicator'), t('results.selfHead'), t('results.validatedHead')],
            rows: rows.map(({ code, name, self_rating, option }) => [
              `${code} ${name}`,
              letterWithStage(voice, self_rating),
              letterWithStage(voice, option),
            ]),
            widths: [2, 1, 1],
          }),
        ]),
  ]
}
