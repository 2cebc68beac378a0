import { hasResult } from 'contract/insight/results/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { dutiesOf, type Owed } from '../duties.ts'
import { stageText } from '../phrases.ts'
import { summary } from '../summary.ts'
import type { Voice } from '../voice.ts'
import { domainName } from './domains.ts'
import { planRead } from './goals.ts'
import { reviewerMessages } from './reviews.ts'
import type { SchoolFound } from './school-found.ts'
import { priorities, strengths } from './texts-first.ts'

/** Findings to act on, without large tables. */
export const largePrint = (voice: Voice, { shown }: SchoolFound, owed: Owed): Block[] => {
  const { t, score } = voice
  const { results } = shown
  const domains = (): Block[] => [
    heading(1, t('results.domains')),
    list(
      results.categories.map((domain) => {
        const percent =
          domain.percent === null ? t('scores.notReported') : `${score(domain.percent)} ${t('results.of100')}`
        return voice.sentences(`${domainName(domain)}: ${percent}`, stageText(voice, domain))
      }),
    ),
  ]
  return [
    ...summary(voice, { ...shown, owed }),
    ...dutiesOf(owed, voice),
    ...(hasResult(results)
      ? [...strengths(voice, results), ...priorities(voice, results), ...domains()]
      : []),
    ...reviewerMessages(voice, shown),
    ...planRead(voice, shown),
    paragraph(t('easy.more')),
  ]
}
