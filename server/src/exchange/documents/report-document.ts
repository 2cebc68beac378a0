import type { Report } from 'contract/insight/reports'
import { found } from 'contract/platform/problems'
import { utcDay } from 'contract/platform/utc-day'
import { reportById } from '../../insight/reports/queries.ts'
import type { DocumentAbout } from './about.ts'
import { heading, paragraph } from './blocks.ts'
import type { Block, Cover, Document, Text } from './document.ts'
import { pictured } from './easy/pictures.ts'
import { explaining } from './easy/words.ts'
import { audienceOfReport } from './report-audience.ts'
import { blocksOfText } from './report-blocks.ts'
import { signaturesOfOffice } from './signatures.ts'
import { allFigures } from './statistics/all-figures.ts'
import { easyFigures } from './statistics/easy-read.ts'
import { type FigureAnswers, figureVoiceIn } from './statistics/figure-voice.ts'
import { domainNames } from './statistics/queries.ts'
import { summaryOfFigures } from './statistics/summary.ts'
import { type Voice, voiceIn } from './voice.ts'

const about = ({ t, moment }: Voice, place: string, report: Report): Block[] => [
  paragraph(
    `${place} · ${t('reports.about', {
      year: report.year,
      author: report.author.name,
      when: moment(report.created_at),
    })}`,
  ),
  ...(report.created_by.id === report.author.id
    ? []
    : [paragraph(t('reports.onBehalf', { name: report.created_by.name }), 'small')]),
  ...(report.version === 1
    ? []
    : [
        paragraph(
          t('reports.version', { version: report.version, when: moment(report.updated_at) }),
          'small',
        ),
      ]),
]

/** The figures stored with the report: of a country with its regions, of a region alone. */
const frozen = ({ figures, created_at }: Report) => {
  const every = (from: Omit<Report['figures'], 'regions'>) =>
    ({ ...from.evaluations, ...from.schools }) as FigureAnswers
  const whole = every(figures)
  return {
    model: 'region' as const,
    whole,
    parts: figures.regions ? every(figures.regions) : whole,
    day: created_at,
  }
}

/** The most headings that are named. */
const headingsNamed = 4

const partsOf = (report: Report): Text[] =>
  blocksOfText(report.text, report.title)
    .flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    .slice(0, headingsNamed)

const coverOf = ({ t, day }: Voice, place: string, report: Report): Cover => ({
  name: place,
  facts: [
    { name: t('documents.cover.year'), value: String(report.year) },
    { name: t('documents.signatures.writer'), value: report.author.name },
    { name: t('documents.cover.date'), value: day(report.updated_at) },
  ],
})

/** What the report is, what its author writes about, and its figures in a few sentences. */
const easyRead = (voice: Voice, place: string, report: Report): Block[] => {
  const { t } = voice
  const parts = partsOf(report)
  return explaining(voice, [
    pictured(
      voice,
      'report',
      t('easy.figures.report'),
      t('easy.figures.about', { place, year: String(report.year) }),
    ),
    pictured(voice, 'person', t('easy.figures.author', { name: report.author.name })),
    ...(parts.length === 0 ? [] : [pictured(voice, 'look', t('easy.figures.tells'), ...parts)]),
    ...easyFigures(voice, frozen(report)),
  ])
}

/** Its text, then the stored figures. */
const wholeReport = async (
  { db, actor, language, variant }: DocumentAbout,
  voice: Voice,
  place: string,
  report: Report,
): Promise<Block[]> => {
  const { t, moment } = voice
  const audience = audienceOfReport(language, report)
  const names = await domainNames(db, actor, language, undefined)
  const isStandard = variant === 'standard'
  return [
    ...(isStandard ? summaryOfFigures(voice, frozen(report), partsOf(report)) : []),
    ...about(voice, place, report),
    ...(audience ? [paragraph(audience, 'small')] : []),
    ...blocksOfText(report.text, report.title),
    heading(1, t('reports.figures')),
    paragraph(t('reports.figuresText', { when: moment(report.created_at) })),
    ...allFigures(figureVoiceIn(voice, names, 2), frozen(report)),
    ...(isStandard ? signaturesOfOffice(voice) : []),
  ]
}

export const reportDocument = async (context: DocumentAbout): Promise<Document> => {
  const { db, actor, language, variant, id } = context
  const report = found(await reportById(db, actor, language, id))
  const voice = voiceIn(language)
  const place = (report.country ?? report.region)?.name ?? ''
  return {
    title: report.title,
    subtitle: `${place}, ${report.year}`,
    language,
    variant,
    day: utcDay(),
    ...(variant === 'standard' && { cover: coverOf(voice, place, report) }),
    blocks:
      variant === 'easy_read'
        ? easyRead(voice, place, report)
        : await wholeReport(context, voice, place, report),
  }
}
