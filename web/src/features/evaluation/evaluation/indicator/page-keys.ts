import { openAid } from '../../../../kit/page/open-aid.ts'
import { useSingleKeys } from '../../../../kit/page/use-single-keys.ts'

export const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** Leads to the first of these parts that the page has. */
const focusFirst = (selectors: readonly string[]): void => {
  const part = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
  part?.focus()
  // what is seen in part is not moved by the focus alone
  part?.scrollIntoView({ block: 'nearest' })
}

/** Parts of the page that a key leads to, each with what it is when nobody may write there. */
const places: Record<string, readonly string[]> = {
  '/': ['#note textarea', '#note'],
  p: ['[id^="evidence-"]'],
  m: ['#comments textarea', '#comments'],
}

/** Leads to a part; one that is folded opens first, which is shown before what waits here. */
export const leadTo = (key: string): void => {
  press(`#${key === 'm' ? 'comments' : 'evidence'} h2 [aria-expanded=false]`)
  queueMicrotask(() => focusFirst(places[key] ?? []))
}

const turn = (event: KeyboardEvent): void => {
  // Among the letters the arrows lead from one to the next.
  if (event.target instanceof Element && event.target.closest('[role=radiogroup]')) return
  const isBack = (event.key === 'ArrowLeft') !== (getComputedStyle(document.body).direction === 'rtl')
  press(isBack ? '[data-turn=before]' : '[data-turn=after]')
}

/** What single keys do on each page of an indicator; `act` does what is left. */
export const usePageKeys = (act: (event: KeyboardEvent) => void): void =>
  useSingleKeys((event) => {
    const key = event.key.toLowerCase()
    if (key === 'arrowleft' || key === 'arrowright') turn(event)
    else if (key === 'r') press('#whole-text button')
    else if (key in places) {
      event.preventDefault()
      leadTo(key)
    } else if (key === '?') {
      // what listens for it on every page may come after the indicator
      event.preventDefault()
      openAid('shortcuts')
    } else act(event)
  })
