import {
  Bookmark,
  type FileChild,
  HeadingLevel,
  LeaderType,
  LineRuleType,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import type { Fact, PreparedBlock, PreparedDocument } from '../prepared.ts'
import { openDrawing } from './chart.ts'
import { bookmarkOf, contentsOf } from './contents.ts'
import { pictureOf } from './picture.ts'
import { picturedOf } from './pictured.ts'
import { partsOf, plain, runsOf } from './runs.ts'
import { widthOf } from './style.ts'
import { tableOf } from './table.ts'

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
]
const styleOf = { plain: 'Normal', lead: 'Lead', quote: 'Quote', small: 'Small' }

const captionOf = (caption: string): Paragraph[] =>
  caption === ''
    ? []
    : [new Paragraph({ style: 'Caption', keepNext: true, children: runsOf(plain(caption)) })]

/** A line to write on, as wide as the page. */
const lineOf = (width: number, before: TextRun[], isTied: boolean): Paragraph =>
  new Paragraph({
    style: 'Fact',
    keepNext: isTied,
    spacing: { before: 120 },
    tabStops: [{ type: TabStopType.RIGHT, position: width, leader: LeaderType.UNDERSCORE }],
    children: [...before, new TextRun({ text: '\t' })],
  })

const factsOf = (facts: Fact[], width: number, isWhole = false): Paragraph[] =>
  facts.flatMap(({ name, value, lines }, place) => {
    const isTied = isWhole && place < facts.length - 1
    const named = new TextRun({ text: `${name}: `, bold: true })
    if (lines > 0)
      return Array.from({ length: lines }, (_, line) => lineOf(width, line === 0 ? [named] : [], isTied))
    return [
      new Paragraph({
        style: 'Fact',
        keepNext: isTied,
        keepLines: isWhole,
        children: [named, ...runsOf(value)],
      }),
    ]
  })

type BlockOf<Kind extends PreparedBlock['kind']> = Extract<PreparedBlock, { kind: Kind }>

const headingOf = (block: BlockOf<'heading'>, place: number): Paragraph =>
  new Paragraph({
    heading: headings[block.level - 1] ?? HeadingLevel.HEADING_4,
    children: [new Bookmark({ id: bookmarkOf(place), children: runsOf(block.text) })],
  })

const chartOf = async (block: BlockOf<'chart'>, data: Buffer, width: number): Promise<Paragraph[]> => {
  const drawn = {
    data,
    type: 'png',
    description: block.description,
    isWhole: true,
    keepNext: false,
  } as const
  return [...captionOf(block.caption), await pictureOf(drawn, width)]
}

/** A photo that cannot be read is replaced by its text. */
const photoOf = async (
  block: BlockOf<'photo'>,
  data: Buffer | undefined,
  width: number,
): Promise<Paragraph[]> => {
  const text = [...new Set([block.caption, block.alternative])].filter(Boolean)
  if (!data) return [new Paragraph({ children: runsOf(plain(text.join(': '))) })]
  const hasCaption = block.caption !== ''
  const shown = {
    data,
    type: 'jpg',
    description: block.alternative,
    isWhole: false,
    keepNext: hasCaption,
  } as const
  return [
    await pictureOf(shown, width),
    ...(block.caption ? [new Paragraph({ style: 'Small', children: runsOf(plain(block.caption)) })] : []),
  ]
}

export const pageBreak = () =>
  new Paragraph({
    pageBreakBefore: true,
    spacing: { after: 0, line: 20, lineRule: LineRuleType.EXACT },
  })

/** In order. */
export const blocksOf = (document: PreparedDocument, pictures: Buffer[]) => {
  const width = widthOf(document.variant)
  const draw = openDrawing(document.variant, document.language)
  let lists = 0
  let placed = -1

  return async (block: PreparedBlock): Promise<FileChild[]> => {
    switch (block.kind) {
      case 'heading':
        placed += 1
        return [headingOf(block, placed)]
      case 'paragraph':
        return partsOf(block.text).map(
          (part) =>
            new Paragraph({
              style: styleOf[block.tone],
              // mostly about what follows, so not at the foot of a page
              ...(block.tone === 'small' && { keepNext: true }),
              children: runsOf(part),
            }),
        )
      case 'list': {
        lists += 1
        const numbering = { reference: block.ordered ? 'steps' : 'points', level: 0, instance: lists }
        return block.items.map((item) => new Paragraph({ numbering, children: runsOf(item) }))
      }
      case 'facts':
        return factsOf(block.facts, width, block.isWhole)
      case 'records':
        return [
          ...captionOf(block.caption),
          ...block.records.flatMap(({ title, facts }) => [
            new Paragraph({ style: 'FactGroup', children: runsOf(title) }),
            ...factsOf(facts, width),
          ]),
        ]
      case 'table':
        // Word would join two adjacent tables without a paragraph between them
        return [...captionOf(block.caption), tableOf(block, width), new Paragraph({ spacing: { after: 0 } })]
      case 'chart':
        return chartOf(block, await draw(block.chart), width)
      case 'photo':
        return photoOf(block, block.picture === null ? undefined : pictures[block.picture], width)
      case 'pictured':
        return picturedOf(block)
      case 'page':
        return [pageBreak()]
      case 'contents':
        return [...contentsOf(document), pageBreak()]
    }
  }
}
