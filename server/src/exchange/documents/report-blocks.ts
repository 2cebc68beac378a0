import { limits } from 'contract/platform/limits'
import type { Token } from 'markdown-it'
import { readMarkdown } from '../../insight/reports/markdown.ts'
import { heading, list, paragraph, table } from './blocks.ts'
import type { Block } from './document.ts'

/** Emphasis is dropped; the address of a link follows its text. */
const plain = (token: Token | undefined): string => {
  const parts: string[] = []
  let href = ''
  let from = 0
  for (const child of token?.children ?? []) {
    if (child.type === 'link_open') {
      href = String(child.attrGet('href') ?? '')
      from = parts.length
    } else if (child.type === 'link_close') {
      const line = parts.slice(from).join('')
      if (/^(https?:\/\/|mailto:)/i.test(href) && href !== line && href !== `mailto:${line}`)
        parts.push(` (${href})`)
    } else if (child.type === 'softbreak') parts.push(' ')
    else if (child.type === 'hardbreak') parts.push('\n')
    else parts.push(child.content)
  }
  return parts.join('').trim()
}

const most = limits.reportStructure
/** For texts that were saved before tables were limited (decision 079). */
const isSane = (rows: string[][], cells: number): boolean =>
  (rows[0]?.length ?? 0) <= most.columns && rows.length <= most.rows + 1 && cells <= most.cells

/** A row of a table that is too large, as text, with nothing lost. */
const asTexts = (row: string[]): Block[] => {
  const line = row.filter((cell) => cell !== '').join(' | ')
  return line === '' ? [] : [paragraph(line)]
}

/** The text of a report as blocks. `title` names a table without a heading. */
export const blocksOfText = (markdown: string, title: string): Block[] => {
  const blocks: Block[] = []
  const lists: { ordered: boolean; items: string[] }[] = []
  let quoted = 0
  let level: 0 | 1 | 2 | 3 | 4 = 0
  let caption = title
  let rows: string[][] | null = null
  const tokens = readMarkdown(markdown)
  let cells = 0
  const take = (at: number): string => plain(tokens[at + 1])
  for (const [at, { type, tag, content }] of tokens.entries()) {
    const own = lists.at(-1)
    if (type === 'heading_open') {
      const wanted = Math.min(Number(tag.slice(1)), level + 1)
      level = ([1, 2, 3] as const).find((each) => each === wanted) ?? 4
      caption = take(at) || caption
      if (take(at)) blocks.push(heading(level, take(at)))
    } else if (type === 'bullet_list_open' || type === 'ordered_list_open')
      lists.push({ ordered: type === 'ordered_list_open', items: [] })
    else if (type === 'list_item_open') own?.items.push('')
    else if (type === 'bullet_list_close' || type === 'ordered_list_close') {
      const { ordered, items } = lists.pop() ?? { ordered: false, items: [] }
      const outer = lists.at(-1)
      // a nested list continues as marked items of the outer one
      if (outer) outer.items.push(...items.map((item, place) => `${ordered ? `${place + 1}.` : '–'} ${item}`))
      else blocks.push(list(items, ordered))
    } else if (type === 'paragraph_open') {
      const line = take(at)
      if (own && own.items.length > 0) own.items.push(`${own.items.pop() ?? ''} ${line}`.trim())
      else if (line) blocks.push(paragraph(line, quoted > 0 ? 'quote' : undefined))
    } else if (type === 'blockquote_open') quoted += 1
    else if (type === 'blockquote_close') quoted -= 1
    else if (type === 'fence' || type === 'code_block') blocks.push(paragraph(content.trimEnd()))
    else if (type === 'table_open') rows = []
    else if (type === 'tr_open') rows?.push([])
    else if (type === 'th_open' || type === 'td_open') rows?.at(-1)?.push(take(at))
    else if (type === 'table_close') {
      const all = rows ?? []
      const [head = [], ...others] = all
      cells += all.length * head.length
      if (isSane(all, cells)) blocks.push(table({ caption, head, rows: others }))
      else blocks.push(...all.flatMap(asTexts))
      rows = null
    }
  }
  return blocks
}
