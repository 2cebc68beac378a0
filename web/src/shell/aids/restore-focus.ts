import { canFocus, type Spot, spotOf, successorOf } from './successor.ts'

/** Longer than a dialog takes to give focus back by itself. */
const patience = 150
/** How long something open over the page is waited for. */
const attempts = 20
/** Of the page, and of each dialog over it: however much is done in one, what opened it is not forgotten. */
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

/** Somebody left what had focus on purpose, by a press beside it. */
const leave = ({ target, relatedTarget }: FocusEvent): void => {
  if (relatedTarget !== null || !(target instanceof HTMLElement)) return
  setTimeout(() => {
    if (isLost() && document.hasFocus() && canFocus(target)) trail = []
  })
}

/** The nearest thing to what had focus, going back to what was used before where all around it is gone. */
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
 * Who uses a keyboard or a screen reader keeps the place: where what had focus is deleted, drawn anew or closed by a
 * save, focus goes to what follows it, not to the beginning of the page.
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
  // what had focus before this part was there
  if (!isLost()) remember(document.activeElement)
  return () => {
    document.removeEventListener('focusin', follow)
    document.removeEventListener('focusout', leave)
    changes.disconnect()
  }
}
