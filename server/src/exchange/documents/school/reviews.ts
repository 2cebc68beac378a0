import type { Review } from 'contract/evaluation/lines'
import { isFinal } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { heading, list, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../messages/phrases.ts'
import type { Voice } from '../messages/voice.ts'
import { domainName } from './domains.ts'
import type { LineFound } from './school-found.ts'

type Message = Review['messages'][number]

const about = ({ say }: Voice, { categories, indicators }: LineResults, message: Message): string => {
  const indicator = indicators.find(({ id }) => id === message.indicator)
  if (indicator) return ` (${indicator.code} ${indicator.name})`
  const domain = categories.find(({ id }) => id === message.category)
  if (!domain) return ''
  const stage = message.stage === null ? '' : `, ${say(`ui.stage.${message.stage}`)}`
  return ` (${domainName(domain)}${stage})`
}

/** All that reviewers wrote on this line, the latest review first. */
export const reviewerMessages = (voice: Voice, { results, detail }: LineFound): Block[] => {
  const { say, moment } = voice
  const reviews = [...detail.line.reviews].reverse().filter(({ messages }) => messages.length > 0)
  return [
    heading(1, say('results.messages')),
    ...(reviews.length === 0 ? [paragraph(say('results.noMessages'))] : []),
    ...reviews.flatMap(({ kind, by, at, messages }) => [
      paragraph(say(`results.review.${kind}`, { name: by.name, time: moment(at) })),
      list(messages.map((message) => `${message.text}${about(voice, results, message)}`)),
    ]),
  ]
}

/** Where the answer that was validated is another than the school's first one. */
export const selfRating = (voice: Voice, shown: LineResults): Block[] => {
  if (!isFinal(shown)) return []
  const { say } = voice
  const rows = shown.indicators.filter(({ self_rating }) => self_rating !== null)
  return [
    heading(1, say('results.selfRating')),
    ...(rows.length === 0
      ? [paragraph(say('results.selfSame'))]
      : [
          paragraph(say('results.selfHint', { count: rows.length }), 'small'),
          table({
            caption: say('results.selfRating'),
            head: [say('results.indicator'), say('results.selfHead'), say('results.validatedHead')],
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
