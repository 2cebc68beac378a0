import type { DomainNumber } from 'contract/evaluation/scores/summary'
import type { StatisticModel, Statistics, StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Figures, Statistic } from 'contract/insight/statistics/statistics-figures'
import type { Ref } from 'contract/platform/shapes'
import { heading, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../voice.ts'

/** Answers by type; one that was not requested, or that an old report does not have, is missing. */
export type FigureAnswers = { [Name in Statistic]?: Figures<Name> }

/**
 * `whole`: the one place of all rows, where there is one. `day`: of the stored figures of a report. `filters`: as
 * requested.
 */
export type Shown = {
  model: StatisticModel
  parts: FigureAnswers
  whole: FigureAnswers | null
  day?: string
  filters?: StatisticsFilters
}

/** The most bars of a chart; the table has every place. */
export const barsShown = 25

/** Wording of figures, also of hidden and missing ones. */
export type FigureVoice = ReturnType<typeof figureVoiceIn>

export const figureVoiceIn = (voice: Voice, domains: ReadonlyMap<number, string>, level: 1 | 2) => {
  const { t, number, part, percent, score, day, sentences } = voice
  const nothing = (isHidden: boolean): string => (isHidden ? t('statistics.notShown') : '–')
  type Write = (value: number | null | undefined, isHidden?: boolean) => string
  const orNothing =
    (write: (value: number) => string): Write =>
    (value, isHidden = false) =>
      value === null || value === undefined ? nothing(isHidden) : write(value)
  return {
    t,
    day,
    sentences,
    domain: (of: DomainNumber): string => {
      const name = domains.get(of)
      return name ? `${of}. ${name}` : t('statistics.domainNumber', { number: of })
    },
    /** The place of a row; for a single school it says so, as on the page. */
    place: (model: StatisticModel, { place, schools }: { place: Ref; schools: number }): string =>
      schools === 1 && model !== 'school' ? `${place.name} (${t('statistics.oneSchool')})` : place.name,
    count: orNothing(number),
    percent: orNothing(percent),
    part: orNothing(part),
    score: orNothing(score),

    /** A section: its heading, sentence, chart and table; or why it is empty. */
    section: (of: {
      title: string
      hint?: string
      sentence?: string | null | false
      empty?: string | false
      isAllHidden?: boolean
      hidden?: Pick<Statistics, 'suppressed' | 'reasons'> | undefined
      blocks: () => Block[]
    }): Block[] => {
      const reasons = of.hidden?.reasons?.map(({ reason }) => t(`statistics.why.${reason}`)) ?? []
      const hidden = (reasons.length > 0 ? reasons : [t('statistics.hidden')]).map((why) =>
        paragraph(why, 'small'),
      )
      const shown = (): Block[] => [
        ...(of.sentence ? [paragraph(of.sentence)] : []),
        ...of.blocks(),
        ...(of.hidden?.suppressed ? hidden : []),
      ]
      return [
        heading(level, of.title),
        ...(of.hint ? [paragraph(of.hint, 'small')] : []),
        ...(of.empty
          ? [paragraph(of.empty)]
          : of.isAllHidden
            ? [paragraph(t('statistics.allHidden')), ...hidden]
            : shown()),
      ]
    },
  }
}
