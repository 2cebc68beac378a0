import type { StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Statistic } from 'contract/insight/statistics/statistics-figures'
import { wholeModelOf } from 'contract/insight/statistics/statistics-scope'
import { isOneOf } from 'contract/platform/typed'
import { utcDay } from 'contract/platform/utc-day'
import { findingsFor } from '../../../insight/statistics/findings/queries.ts'
import { statisticsOf } from '../../../insight/statistics/queries.ts'
import { facts, paragraph } from '../../documents/blocks.ts'
import type { Block, Cover, Document } from '../../documents/document.ts'
import { pictured } from '../../documents/easy/pictures.ts'
import { explaining } from '../../documents/easy/words.ts'
import { signaturesOfOffice } from '../../documents/signatures.ts'
import { allFigures } from '../../documents/statistics/all-figures.ts'
import { audienceIn } from '../../documents/statistics/audience.ts'
import { easyFigures } from '../../documents/statistics/easy-read.ts'
import { type FigureAnswers, figureVoiceIn, type Shown } from '../../documents/statistics/figure-voice.ts'
import { domainNames } from '../../documents/statistics/queries.ts'
import { trendSection, weakPointsSection } from '../../documents/statistics/sections/findings.ts'
import { meansSection } from '../../documents/statistics/sections/means.ts'
import { summaryOfFigures } from '../../documents/statistics/summary.ts'
import { type Voice, voiceIn } from '../../documents/voice.ts'
import { statisticsTexts } from '../../spreadsheets/texts.ts'
import type { MakesDocument } from '../export-document.ts'
import type { Wanted } from '../wanted.ts'
import { placeShown } from './place-shown.ts'
import { filtersText } from './rows.ts'
import { ofTheWhole, statisticsQuery } from './statistics-query.ts'

/** One after the other: each is a statement over all schools in scope. */
const answers = async (
  { db, actor, language }: Wanted,
  filters: StatisticsFilters,
  types: readonly Statistic[],
): Promise<FigureAnswers> => {
  const found: Record<string, unknown> = {}
  for (const type of types) found[type] = await statisticsOf(db, actor, language, filters, type)
  return found
}

/** Statistics of the same section, so that a single one has a complete section. */
const siblings: Partial<Record<Statistic, readonly Statistic[]>> = {
  progress: ['status'],
  status: ['progress'],
  count: ['status', 'progress', 'learners', 'staff'],
  management: ['type_of_school', 'level'],
  type_of_school: ['management', 'level'],
  level: ['management', 'type_of_school'],
  learners: ['staff'],
  staff: ['learners'],
}

/** The figures in a few sentences. */
const easyRead = (voice: Voice, filters: string, shown: Shown): Block[] =>
  explaining(voice, [
    ...(filters === '' ? [] : [pictured(voice, 'look', voice.t('easy.figures.filters', { filters }))]),
    ...easyFigures(voice, shown),
  ])

const coverOf = ({ t, day, language }: Voice, name: string, filters: string): Cover => ({
  name,
  facts: [
    ...(filters === '' ? [] : [{ name: statisticsTexts(language).headings.filters, value: filters }]),
    { name: t('documents.cover.date'), value: day(utcDay()) },
  ],
})

/** Statistics as their page shows them: small numbers hidden, the filters said. */
export const documentOfStatistics: MakesDocument = async (wanted): Promise<Document> => {
  const { db, actor, language, variant, query } = wanted
  const voice = voiceIn(language)
  const { types: named, filters, isWholePage } = statisticsQuery(actor, query)
  const types = [...new Set(named.flatMap((type) => [type, ...(siblings[type] ?? [])]))]
  const parts = await answers(wanted, filters, types)
  const model = wholeModelOf(actor, filters)
  const shared = types.filter((type) => isOneOf(ofTheWhole, type))
  const whole = model && (await answers(wanted, { ...filters, model }, shared))
  const names = await domainNames(db, actor, language, filters.instrument)
  const figureVoice = figureVoiceIn(voice, names, 1)
  const isEasy = variant === 'easy_read'
  const findings = isWholePage && !isEasy ? await findingsFor(db, actor, language, filters) : null
  const { evaluation_line__evaluation_type: last } = filters
  const place = await placeShown(db, actor, language, filters)
  const shown: Shown = { model: filters.model, parts, whole, filters }
  const isBook = isWholePage && variant === 'standard'
  return {
    title: voice.t('statistics.title'),
    subtitle: place,
    language,
    variant,
    day: utcDay(),
    ...(isBook && { cover: coverOf(voice, place, filtersText(filters, language)) }),
    blocks: isEasy
      ? easyRead(voice, filtersText(filters, language), { model: filters.model, parts, whole })
      : [
          ...(isBook ? summaryOfFigures(voice, shown) : []),
          ...facts([[statisticsTexts(language).headings.filters, filtersText(filters, language)]]),
          paragraph(audienceIn(language, actor)),
          paragraph(voice.t('statistics.hint')),
          ...(findings ? weakPointsSection(figureVoice, findings.weak) : []),
          ...(findings ? trendSection(figureVoice, findings.trend) : []),
          ...(findings ? meansSection(figureVoice, filters.model, findings) : []),
          ...allFigures(figureVoice, shown, last),
          ...(isBook ? signaturesOfOffice(voice) : []),
        ],
  }
}
