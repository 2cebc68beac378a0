import type { Page } from '@playwright/test'
import { containers, isSpoken, kinds, leaves, statesOf, type TreeNode, textOf } from './accessible-parts.ts'

/** A stop of a screen reader: role, text, state and description. */
export type Stop = {
  role: string
  level: number
  /** The role of the control that a heading contains. */
  pressed: string
  text: string
  states: string[]
  description: string
}

/** Elements with a block layout begin a line. */
const isOwnLine = (display: string): boolean => !/^(inline|contents|ruby|none|$)/.test(display)

/** The CSS display of each element by its backend node id. */
const displays = async (page: Page): Promise<Map<number, string>> => {
  const client = await page.context().newCDPSession(page)
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  })
  await client.detach()
  const [document] = documents
  const ids = document?.nodes.backendNodeId ?? []
  return new Map(
    document?.layout.nodeIndex.map((at, place) => [
      ids[at] ?? 0,
      strings[document.layout.styles[place]?.[0] ?? -1] ?? '',
    ]),
  )
}

/** The button or link that a heading consists of. */
const controlIn = (node: TreeNode, byId: ReadonlyMap<string, TreeNode>): TreeNode | undefined => {
  for (const id of node.childIds ?? []) {
    const child = byId.get(id)
    if (!child) continue
    const found = ['button', 'link'].includes(textOf(child.role)) ? child : controlIn(child, byId)
    if (found) return found
  }
  return undefined
}

const treeOf = async (page: Page): Promise<TreeNode[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Accessibility.enable')
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes
}

/**
 * The page in reading order from the accessibility tree: a landmark or group once with its name, a control with name,
 * state and description, and text by paragraphs. `within` are roles of landmarks to read; by default all of the page.
 */
export const stopsOf = async (page: Page, within?: readonly string[]): Promise<Stop[]> => {
  const nodes = await treeOf(page)
  const displayOf = await displays(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const stops: Stop[] = []
  let open: Stop | null = null

  const close = (): void => {
    if (open?.text.trim()) stops.push({ ...open, text: open.text.trim() })
    open = null
  }
  const add = (text: string): void => {
    open ??= { role: 'text', level: 0, pressed: '', text: '', states: [], description: '' }
    open.text = `${open.text} ${text}`
  }
  const read = (node: TreeNode, isRead: boolean): void => {
    const role = textOf(node.role)
    const children = (isNowRead: boolean): void => {
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) read(child, isNowRead)
      }
    }
    const isIn = isRead || within?.includes(role) === true
    const begins = isOwnLine(displayOf.get(node.backendDOMNodeId ?? -1) ?? '')
    if (role === 'StaticText') {
      if (isIn) add(textOf(node.name))
      return
    }
    if (node.ignored || !isIn || !(role in kinds)) {
      if (begins) close()
      children(isIn)
      if (begins) close()
      return
    }
    const control = role === 'heading' ? controlIn(node, byId) : undefined
    const stop = {
      role,
      pressed: textOf(control?.role),
      level: Number(node.properties?.find(({ name }) => name === 'level')?.value.value ?? 0),
      text: [textOf(node.name), leaves.has(role) ? textOf(node.value) : ''].filter(Boolean).join(': '),
      states: statesOf(control ?? node),
      description: textOf(node.description),
    }
    close()
    if (containers.has(role)) {
      if (isSpoken(stop.role, stop.text)) stops.push(stop)
      children(isIn)
      close()
    } else {
      stops.push(stop)
    }
  }
  const root = nodes.find(({ parentId }) => parentId === undefined)
  if (root) read(root, within === undefined)
  close()
  return stops
}

const levelled = ({ role, level }: Stop, word: string): string =>
  role === 'heading' ? `${word}${level}` : word

/** In the order of most screen readers. */
export const spoken = (stop: Stop): string =>
  [
    stop.text,
    stop.role === 'text' ? '' : levelled(stop, `${kinds[stop.role]?.spoken ?? stop.role} `).trim(),
    stop.pressed,
    ...stop.states,
    stop.description,
  ]
    .filter(Boolean)
    .join(', ')

const shortStates: Record<string, string> = { checked: '(x)', 'not checked': '( )', open: '-', closed: '+' }

/** With the abbreviations of NVDA. */
const shown = (stop: Stop): string =>
  [
    stop.role === 'text' ? '' : levelled(stop, kinds[stop.role]?.short ?? stop.role),
    kinds[stop.pressed]?.short ?? '',
    ...stop.states.map((state) => shortStates[state] ?? state),
    stop.text,
    stop.description,
  ]
    .filter(Boolean)
    .join(' ')

/** Lines of this many cells; a longer word is split. */
const wrapped = (text: string, cells: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > cells) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
    while (line.length > cells) {
      lines.push(line.slice(0, cells))
      line = line.slice(cells)
    }
  }
  return line ? [...lines, line] : lines
}

/** The lines of a braille display for these stops, each on a new line, in uncontracted braille. */
export const brailleLines = (stops: readonly Stop[], cells = 40): string[] =>
  stops.flatMap((stop) => wrapped(shown(stop), cells))
