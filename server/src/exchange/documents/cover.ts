import type { Line } from 'contract/evaluation/lines'
import { isFinal } from 'contract/insight/results/results-shown'
import type { Instrument } from 'contract/instrument/instruments'
import { utcDay } from 'contract/platform/utc-day'
import type { Cover, Text } from './document.ts'
import { statusName } from './phrases.ts'
import type { Voice } from './voice.ts'

type About = {
  line: Pick<Line, 'place' | 'status' | 'year' | 'evaluation_type'>
  instrument: Pick<Instrument, 'name' | 'edition'>
  inItsLanguage: (text: string) => Text
}

/** Whose document it is, year, line, date, and whether it is final. */
export const coverOf = (
  voice: Voice,
  { line, instrument, inItsLanguage }: About,
  isFixed?: boolean,
): Cover => {
  const { t, day } = voice
  const { school, region, country } = line.place
  const isLast = isFixed ?? isFinal({ line })
  return {
    name: school,
    facts: [
      { name: t('schools.region'), value: region },
      { name: t('statistics.place.country'), value: country },
      { name: t('documents.cover.year'), value: String(line.year) },
      { name: t('evaluations.line'), value: t(`terms.line.${line.evaluation_type}`) },
      { name: t('evaluations.status'), value: statusName(voice, line.status) },
      {
        name: t('evaluations.instrument'),
        value: inItsLanguage(
          `${instrument.name}, ${t('instruments.edition', { edition: instrument.edition })}`,
        ),
      },
      {
        name: t('documents.cover.version'),
        value: isLast ? t('documents.cover.final') : t('documents.cover.preliminary'),
      },
      { name: t('documents.cover.date'), value: day(utcDay()) },
    ],
  }
}
