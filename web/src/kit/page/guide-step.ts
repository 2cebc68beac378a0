import { listeners } from '../../listeners.ts'
import { inTab } from '../../session/kept.ts'

const key = 'vereda.guide'

let step = readStored()
const { listen, tell } = listeners()

/** Where somebody is in the guided first evaluation, over all pages of this tab; null when nobody is guided. */
export const guideStep = (): number | null => step

export const goToGuideStep = (next: number | null): void => {
  step = next
  inTab.keep(key, next === null ? null : String(next))
  tell()
}

export const onGuideChange = listen

function readStored(): number | null {
  const kept = inTab.read(key)
  return kept !== null && /^\d$/.test(kept) ? Number(kept) : null
}
