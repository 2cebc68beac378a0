import { longDay } from '../../../platform/long-day.ts'
import { message } from '../../../platform/messages.ts'
import type { Block, Cover, Document, Photo } from '../document.ts'
import { eachText } from './each-text.ts'
import { prepareTable } from './prepare-table.ts'
import type { PreparedBlock, PreparedCover, PreparedDocument } from './prepared.ts'
import { cleaned, inOneLine, sayer } from './prepared-text.ts'

/** A heading is at most one level below the one before it. */
const inSteps = (blocks: PreparedBlock[]): PreparedBlock[] => {
  let before = 0
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    before = Math.min(block.level, before + 1)
    return { ...block, level: before }
  })
}

const isEmpty = (block: PreparedBlock): boolean => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.text.text === ''
  if (block.kind === 'list') return block.items.length === 0
  if (block.kind === 'facts') return block.facts.length === 0
  if (block.kind === 'chart')
    return (block.chart.kind === 'radar' ? block.chart.axes : block.chart.bars).length === 0
  if (block.kind === 'table') return block.head.length === 0 || block.rows.length === 0
  return block.kind === 'records' && block.records.length === 0
}

/** Fields of the whole document. */
const headOf = (document: Document): Omit<PreparedDocument, 'blocks' | 'cover' | 'logo'> => {
  return {
    title: inOneLine(document.title),
    subtitle: document.subtitle === null ? null : cleaned(document.subtitle),
    language: document.language,
    variant: document.variant,
    day: document.day.slice(0, 10),
    dayText: longDay(document.language, document.day),
    foot: message(document.language, 'documents.foot', { page: '{page}', pages: '{pages}' }),
    contents: message(document.language, 'documents.contents'),
  }
}

/** A photo or logo, whose bytes are read before writing. */
type Picture = Pick<Photo, 'read'>

const coverOf = ({ name, facts }: Cover, t: ReturnType<typeof sayer>): PreparedCover => ({
  name: inOneLine(name),
  facts: facts.map(({ name, value }) => ({ name: inOneLine(name), value: t.words(value), lines: 0 })),
})

/** All decisions that are the same for every format. */
export const prepare = (document: Document): { prepared: PreparedDocument; photos: Picture[] } => {
  const t = sayer(document.language)
  const photos: Picture[] = []

  const blockOf = (block: Block): PreparedBlock => {
    switch (block.kind) {
      case 'heading': {
        const text = t.words(block.text)
        return { ...block, text: { ...text, text: inOneLine(text.text) } }
      }
      case 'paragraph':
        return { kind: 'paragraph', text: t.words(block.text), tone: block.tone ?? 'plain' }
      case 'list':
        return { ...block, items: block.items.map(t.words) }
      case 'facts':
        return {
          kind: 'facts',
          facts: block.facts.map(({ name, value, lines = 0 }) => ({
            name: inOneLine(name),
            value: t.cell(value),
            lines,
          })),
          isWhole: block.isWhole ?? false,
        }
      case 'table':
        return prepareTable(block, document.variant, t)
      case 'chart':
        return eachText(
          { ...block, description: inOneLine(block.description) || inOneLine(block.caption) || '–' },
          inOneLine,
        )
      case 'photo': {
        const caption = inOneLine(block.caption)
        photos.push(block)
        return {
          kind: 'photo',
          alternative: inOneLine(block.alternative) || caption || '–',
          caption,
          picture: photos.length - 1,
        }
      }
      case 'pictured':
        return {
          ...block,
          alternative: inOneLine(block.alternative),
          texts: block.texts.map(t.words),
          isLead: block.isLead ?? false,
        }
      case 'page':
      case 'contents':
        return block
    }
  }

  const { cover, logo } = document
  if (logo) photos.push(logo)
  const blocks = inSteps(document.blocks.map(blockOf).filter((block) => !isEmpty(block)))
  return {
    prepared: {
      ...headOf(document),
      cover: cover ? coverOf(cover, t) : null,
      logo: logo ? { picture: 0, name: inOneLine(logo.name) || '–' } : null,
      blocks,
    },
    photos,
  }
}
