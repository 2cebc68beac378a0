import { inTab } from '../../session/kept.ts'

const key = 'vereda.guide'

let step = readKept()
const listeners = new Set<() => void>()

/** Where somebody is in the guided first evaluation, over all pages of this tab; null when nobody is guided. */
export const guideStep = (): number | null => step

export const goToGuideStep = (next: number | null): void => {
  step = next
  inTab.keep(key, next === null ? null : String(next))
  for (const listener of listeners) listener()
}

export const onGuideChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readKept(): number | null {
  const kept = inTab.read(key)
  return kept !== null && /^\d$/.test(kept) ? Number(kept) : null
}
