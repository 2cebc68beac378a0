import type { Line } from 'contract/evaluation/lines'
import type { Category, Duty } from 'contract/instrument/instruments'
import { facts, heading, paragraph } from './blocks.ts'
import type { Block, Text } from './document.ts'
import type { Voice } from './voice.ts'

export type Owed = {
  categories: readonly Category[]
  line: Pick<Line, 'duties'>
  inItsLanguage: (text: string) => Text
}

const answeredDuties = ({ categories, line }: Owed) =>
  categories
    .flatMap(({ duties = [] }) => duties)
    .map((duty) => ({ duty, answer: line.duties.find((each) => each.duty === duty.id) }))

/** The number of duties (zero in editions without any), of met ones and of unanswered ones. */
export const countDuties = (owed: Owed): Record<'met' | 'unanswered' | 'all', number> => {
  const duties = answeredDuties(owed)
  return {
    met: duties.filter(({ answer }) => answer?.kept).length,
    unanswered: duties.filter(({ answer }) => answer === undefined).length,
    all: duties.length,
  }
}

/** The same in a sentence; null in editions without duties. */
const dutiesSentence = (owed: Owed, { t }: Voice): string | null => {
  const { met, all } = countDuties(owed)
  return all === 0 ? null : t('duties.summary', { kept: met, all })
}

/** By answer, each with code and name. */
const sorted = (owed: Owed) => {
  const duties = answeredDuties(owed)
  const named = ({ code, name }: Duty): Text => owed.inItsLanguage(`${code} ${name}`)
  return {
    named,
    open: duties.filter(({ answer }) => answer?.kept === false),
    unanswered: duties.filter(({ answer }) => answer === undefined),
    met: duties.filter(({ answer }) => answer?.kept),
  }
}

/** Without the colon of the page's label. */
export const bare = (word: string): string => word.replace(/\s*:$/, '')

/** The number of met duties, and the names of those that are not. */
export const dutiesInSummary = (owed: Owed, voice: Voice, level: 1 | 2 = 2): Block[] => {
  const { t } = voice
  const sentence = dutiesSentence(owed, voice)
  if (sentence === null) return []
  const { named, open, unanswered } = sorted(owed)
  return [
    heading(level, t('duties.title')),
    paragraph(`${sentence} ${t('duties.outside')}`),
    ...facts([
      ...open.map(({ duty }): [string, Text] => [bare(t('duties.notKept')), named(duty)]),
      ...unanswered.map(({ duty }): [string, Text] => [bare(t('duties.unanswered')), named(duty)]),
    ]),
  ]
}

/** Duties of a school, before every figure: first those not met, then those not answered. */
export const dutiesOf = (owed: Owed, voice: Voice): Block[] => {
  const { t } = voice
  const sentence = dutiesSentence(owed, voice)
  if (sentence === null) return []
  const { named, open, unanswered, met } = sorted(owed)
  return [
    heading(1, t('duties.title')),
    paragraph(`${sentence} ${t('duties.outside')}`, 'lead'),
    ...open.flatMap(({ duty, answer }) =>
      facts([
        [bare(t('duties.notKept')), named(duty)],
        [bare(t('duties.planned')), answer?.plan ?? t('duties.noPlan')],
      ]),
    ),
    ...facts([
      ...unanswered.map(({ duty }): [string, Text] => [bare(t('duties.unanswered')), named(duty)]),
      ...met.map(({ duty }): [string, Text] => [bare(t('duties.kept')), named(duty)]),
    ]),
  ]
}
