import { message } from '../../../platform/messages.ts'
import type { Block, Paper, Photo } from '../document.ts'
import { eachText } from './each-text.ts'
import { prepareTable } from './prepare-table.ts'
import type { PreparedBlock, PreparedDocument } from './prepared.ts'
import { cleaned, inOneLine, sayer } from './said.ts'

/** A heading is never more than one level below the one before it: who jumps from heading to heading misses none. */
const inSteps = (blocks: PreparedBlock[]): PreparedBlock[] => {
  let before = 0
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    before = Math.min(block.level, before + 1)
    return { ...block, level: before }
  })
}

const isEmpty = (block: PreparedBlock): boolean => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.words.text === ''
  if (block.kind === 'list') return block.items.length === 0
  if (block.kind === 'facts') return block.facts.length === 0
  if (block.kind === 'chart')
    return (block.chart.kind === 'radar' ? block.chart.axes : block.chart.bars).length === 0
  if (block.kind === 'table') return block.head.length === 0 || block.rows.length === 0
  return block.kind === 'records' && block.records.length === 0
}

/** Everything that a writer would otherwise decide: the same paper says the same in every format. */
export const prepare = (paper: Paper): { prepared: PreparedDocument; photos: Photo[] } => {
  const say = sayer(paper.language)
  const photos: Photo[] = []

  const blockOf = (block: Block): PreparedBlock => {
    switch (block.kind) {
      case 'heading': {
        const words = say.words(block.words)
        return { ...block, words: { ...words, text: inOneLine(words.text) } }
      }
      case 'paragraph':
        return { kind: 'paragraph', words: say.words(block.words), tone: block.tone ?? 'plain' }
      case 'list':
        return { ...block, items: block.items.map(say.words) }
      case 'facts':
        return {
          kind: 'facts',
          facts: block.facts.map(({ name, value }) => ({ name: inOneLine(name), value: say.cell(value) })),
        }
      case 'table':
        return prepareTable(block, paper.variant, say)
      case 'chart':
        return eachText({ ...block, says: block.says || block.caption || '–' }, inOneLine)
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
      case 'page':
        return block
    }
  }

  const daySaid = new Intl.DateTimeFormat(paper.language, { dateStyle: 'long', timeZone: 'UTC' })
  const prepared: PreparedDocument = {
    title: inOneLine(paper.title),
    subtitle: paper.subtitle === null ? null : cleaned(paper.subtitle),
    language: paper.language,
    variant: paper.variant,
    day: paper.day.slice(0, 10),
    daySaid: daySaid.format(new Date(paper.day)),
    foot: message(paper.language, 'documents.foot', { page: '{page}', pages: '{pages}' }),
    contents: message(paper.language, 'documents.contents'),
    blocks: inSteps(paper.blocks.map(blockOf).filter((block) => !isEmpty(block))),
  }
  return { prepared, photos }
}
