const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), ' +
  'textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

const rows = new Set(['TR', 'LI', 'ARTICLE'])

/** The position of an element: its ancestors, its index in each, and the kind of control. */
export type Spot = {
  element: HTMLElement
  id: string
  path: readonly { parent: Element; child: Element; index: number; control: number }[]
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** Focusable elements in document order, including itself. */
const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(focusable)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(focusable) && isShown(each),
  )

export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && isShown(element)

export const spotOf = (element: HTMLElement): Spot => {
  const path: Spot['path'][number][] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    path.push({
      parent,
      child,
      index: [...parent.children].indexOf(child),
      control: rows.has(child.tagName) ? controlsIn(child).indexOf(element) : 0,
    })
  }
  return { element, id: element.id, path }
}

/** A control of the same kind that is now at the removed one's index, or before it. */
const neighbourOf = ({ parent, child, index, control }: Spot['path'][number]): HTMLElement | undefined => {
  for (const at of [index, index - 1]) {
    const sibling = parent.children[at]
    if (!sibling || sibling.tagName !== child.tagName || sibling.role !== child.role) continue
    const controls = controlsIn(sibling)
    const same = controls[control] ?? controls[0]
    if (same) return same
  }
  return undefined
}

const headingFor = (from: Element): HTMLElement | null => {
  const frame = 'section, article, form, [role=dialog], [role=alertdialog], main'
  for (let at = from.closest(frame); at; at = at.parentElement?.closest(frame) ?? null) {
    const heading = [...at.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isShown)
    if (heading) return heading
  }
  return null
}

/**
 * The replacement of a removed element: itself rendered anew, a control beside it, the next row, or the heading
 * above. Null when all ancestors are gone, such as a dialog.
 */
export const successorOf = ({ element, id, path }: Spot): HTMLElement | null => {
  const anew = id ? document.getElementById(id) : null
  if (anew && canFocus(anew)) return anew
  const step = path.find(
    ({ parent, child }) => parent.isConnected && !(child.isConnected && child !== element),
  )
  if (!step || step.parent === document.body || step.parent.id === 'root') return null
  const sibling = step.child.isConnected ? controlsIn(step.parent)[0] : neighbourOf(step)
  return sibling ?? headingFor(step.parent)
}
