/** What helps on any page and lies over it. */
type Aid = 'privacy' | 'appearance' | 'shortcuts'

let aid: Aid | null = null
const listeners = new Set<() => void>()

const change = (next: Aid | null): void => {
  aid = next
  for (const listener of listeners) listener()
}

export const openAid = (next: Aid): void => change(next)
export const closeAid = (): void => change(null)
export const currentAid = (): Aid | null => aid

export const onAidChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
