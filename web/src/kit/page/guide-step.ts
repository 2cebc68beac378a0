import { listeners } from '../../listeners.ts'
import { inTab } from '../../session/web-storage.ts'

const key = 'vereda.guide'

let step = readStored()
const { listen, notify } = listeners()

/** The step of the guided first evaluation in this tab; null without a guide. */
export const guideStep = (): number | null => step

export const goToGuideStep = (next: number | null): void => {
  step = next
  inTab.keep(key, next === null ? null : String(next))
  notify()
}

export const onGuideChange = listen

function readStored(): number | null {
  const stored = inTab.read(key)
  return stored !== null && /^\d$/.test(stored) ? Number(stored) : null
}
