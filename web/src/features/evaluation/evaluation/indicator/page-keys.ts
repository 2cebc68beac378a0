import { openAid } from '../../../../kit/page/open-aid.ts'
import { useSingleKeys } from '../../../../kit/page/use-single-keys.ts'

export const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

const focusFirst = (selectors: readonly string[]): void => {
  const part = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
  part?.focus()
  // Focus alone does not scroll to an element that is partly visible.
  part?.scrollIntoView({ block: 'nearest' })
}

/** For each key the elements that it focuses, the later ones for readers who may not write. */
const places: Record<string, readonly string[]> = {
  '/': ['#note textarea', '#note'],
  p: ['[id^="evidence-"]'],
  m: ['#comments textarea', '#comments'],
}

/** A folded part is opened, and focused in the next frame. */
export const leadTo = (key: string): void => {
  // In easy reading all of them are behind one button.
  press('#parts > [aria-expanded=false]')
  if (key !== '/') press(`#${key === 'm' ? 'comments' : 'evidence'} h2 [aria-expanded=false]`)
  queueMicrotask(() => focusFirst(places[key] ?? []))
}

const turn = (event: KeyboardEvent): void => {
  // Among the letters the arrow keys belong to the radio group.
  if (event.target instanceof Element && event.target.closest('[role=radiogroup]')) return
  const isBack = (event.key === 'ArrowLeft') !== (getComputedStyle(document.body).direction === 'rtl')
  press(isBack ? '[data-turn=before]' : '[data-turn=after]')
}

/** Shortcuts of each page of an indicator; `act` handles the remaining keys. */
export const usePageKeys = (act: (event: KeyboardEvent) => void): void =>
  useSingleKeys((event) => {
    const key = event.key.toLowerCase()
    if (key === 'arrowleft' || key === 'arrowright') turn(event)
    else if (key === 'r') press('#whole-text button')
    else if (key in places) {
      event.preventDefault()
      leadTo(key)
    } else if (key === '?') {
      // The listener of the whole application may be called after this one.
      event.preventDefault()
      openAid('shortcuts')
    } else act(event)
  })
