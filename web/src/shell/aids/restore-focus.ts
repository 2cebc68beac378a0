import { canFocus, type Spot, spotOf, successorOf } from './successor.ts'

/** Milliseconds, longer than a dialog takes to return the focus itself. */
const patience = 150
/** How often to wait for an open overlay. */
const attempts = 20
/** Positions remembered for the page and for each dialog, so that the opener is not dropped. */
const remembered = 12

const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

let trail: Spot[] = []
let path = ''
let timer: ReturnType<typeof setTimeout> | undefined

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

const remember = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement)) return
  if (path !== location.pathname) trail = []
  path = location.pathname
  const counts = new Map<Element | null, number>()
  trail = [spotOf(target), ...trail.filter(({ element }) => element !== target)].filter(({ element }) => {
    const frame = element.closest(overlay)
    const count = (counts.get(frame) ?? 0) + 1
    counts.set(frame, count)
    return count <= remembered && (frame === null || frame.isConnected)
  })
}

/** Focus was left on purpose by a press elsewhere. */
const leave = ({ target, relatedTarget }: FocusEvent): void => {
  if (relatedTarget !== null || !(target instanceof HTMLElement)) return
  setTimeout(() => {
    if (isLost() && document.hasFocus() && canFocus(target)) trail = []
  })
}

/** The best replacement of the last focused element, else of earlier ones. */
const wanted = (): HTMLElement | null => {
  for (const spot of trail) {
    const next = canFocus(spot.element) ? spot.element : successorOf(spot)
    if (next) return next
  }
  return null
}

const settle = (left: number): void => {
  timer = undefined
  if (!isLost() || trail.length === 0 || path !== location.pathname) return
  const next = wanted()
  const open = document.querySelector(overlay)
  if (!next || (open && !open.contains(next))) {
    if (left > 0) wait(left - 1)
    return
  }
  const isControl = next.tabIndex >= 0
  if (!isControl) next.tabIndex = -1
  next.focus({ preventScroll: !isControl })
}

const wait = (left: number): void => {
  timer = setTimeout(() => settle(left), patience)
}

/**
 * When the focused element is removed, rendered anew or closed by saving, focuses what follows it instead of the
 * beginning of the page.
 */
export function restoreFocus(): () => void {
  const follow = ({ target }: FocusEvent) => remember(target)
  const checkFocus = () => {
    if (timer === undefined && trail.length > 0 && isLost()) wait(attempts)
  }
  const changes = new MutationObserver(checkFocus)
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', leave)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  // Starts with the element that has the focus already.
  if (!isLost()) remember(document.activeElement)
  return () => {
    document.removeEventListener('focusin', follow)
    document.removeEventListener('focusout', leave)
    changes.disconnect()
  }
}
