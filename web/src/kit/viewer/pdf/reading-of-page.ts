/** Headings, paragraphs, list items and descriptions of pictures. */
export type PageBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text' | 'item' | 'picture'; text: string }

export type TextItem = {
  str?: string
  hasEOL?: boolean
  type?: string
  id?: string
  tag?: string
  transform?: number[]
  height?: number
}
export type TreeNode = { role?: string; alt?: string; type?: string; id?: string; children?: TreeNode[] }

/** Text of each marked-content id, in page order. */
const textsByMark = (items: readonly TextItem[]): Map<string, string> => {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const { type, id, str, hasEOL } of items) {
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') open.push(id)
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) {
      const mark = open.findLast((each) => each !== undefined)
      if (mark !== undefined) texts.set(mark, `${texts.get(mark) ?? ''}${str}${hasEOL ? ' ' : ''}`)
    }
  }
  return texts
}

const clean = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const headingOf = (role: string | undefined): number | null => {
  const level = /^H([1-6])$/.exec(role ?? '')?.[1]
  if (level !== undefined) return Number(level)
  return role === 'H' || role === 'Title' ? 1 : null
}

const textBelow = (node: TreeNode, texts: Map<string, string>): string =>
  node.type === 'content'
    ? (texts.get(node.id ?? '') ?? '')
    : (node.children ?? []).map((child) => textBelow(child, texts)).join(' ')

/** Structure elements that hold text and are read as one block. */
const single = /^(H[1-6]?|Title|P|Caption|TD|TH|LI|Quote|BlockQuote|Note|FENote|Figure|Formula|TOCI)$/

const blockOf = (node: TreeNode, texts: Map<string, string>): PageBlock[] => {
  const text = clean(node.alt ?? textBelow(node, texts))
  const level = headingOf(node.role)
  if (text === '') return []
  if (level !== null) return [{ kind: 'heading', level, text }]
  if (node.role === 'Figure' || node.role === 'Formula') return [{ kind: 'picture', text }]
  return [{ kind: node.role === 'LI' || node.role === 'TOCI' ? 'item' : 'text', text }]
}

const blocksBelow = (node: TreeNode, texts: Map<string, string>): PageBlock[] => {
  if (node.type === 'content') {
    const text = clean(texts.get(node.id ?? '') ?? '')
    return text === '' ? [] : [{ kind: 'text', text }]
  }
  if (node.role === 'TR') {
    const text = (node.children ?? [])
      .map((cell) => clean(textBelow(cell, texts)))
      .filter((cell) => cell !== '')
      .join('; ')
    return text === '' ? [] : [{ kind: 'text', text }]
  }
  if (single.test(node.role ?? '')) return blockOf(node, texts)
  return (node.children ?? []).flatMap((child) => blocksBelow(child, texts))
}

/** Without structure: a larger line distance begins a paragraph. */
const paragraphsOf = (items: readonly TextItem[]): PageBlock[] => {
  const paragraphs: string[] = []
  let below: number | null = null
  let gap: number | null = null
  for (const { str, transform, height = 0, hasEOL } of items) {
    if (str === undefined) continue
    const y = transform?.[5] ?? 0
    const apart = below === null ? 0 : Math.abs(below - y)
    const isLine = apart > height * 0.3 && str.trim() !== ''
    const texts = hasEOL ? `${str} ` : str
    if (paragraphs.length === 0 || (isLine && apart > Math.max(height, gap ?? 0) * 1.6))
      paragraphs.push(texts)
    else paragraphs.push(`${paragraphs.pop() ?? ''}${isLine ? ' ' : ''}${texts}`)
    if (isLine && apart > 0 && apart <= height * 1.6) gap = apart
    if (str.trim() !== '') below = y
  }
  return paragraphs.flatMap((text) =>
    clean(text) === '' ? [] : [{ kind: 'text' as const, text: clean(text) }],
  )
}

/** By the document's structure tree where it has one; what the tree leaves out is decoration. */
export const readingOfPage = (items: readonly TextItem[], tree: TreeNode | null): PageBlock[] => {
  const tagged = tree ? blocksBelow(tree, textsByMark(items)) : []
  return tagged.length > 0 ? tagged : paragraphsOf(items)
}
