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

/** How many duties there are, none in editions without any, how many are kept and how many are not answered. */
export const countDuties = (owed: Owed): Record<'met' | 'unanswered' | 'all', number> => {
  const duties = answeredDuties(owed)
  return {
    met: duties.filter(({ answer }) => answer?.kept).length,
    unanswered: duties.filter(({ answer }) => answer === undefined).length,
    all: duties.length,
  }
}

/** The same in a sentence; null in editions without any. */
const dutiesSentence = (owed: Owed, { t }: Voice): string | null => {
  const { met, all } = countDuties(owed)
  return all === 0 ? null : t('duties.summary', { kept: met, all })
}

/** The duties as they were answered, each by its code and name. */
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

/** Without the colon that the page has. */
export const bare = (word: string): string => word.replace(/\s*:$/, '')

/** In a few lines: how many are kept, and by name those that are not. */
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

/** What a school owes each learner, before every figure: what is not kept first, then what is not answered. */
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
