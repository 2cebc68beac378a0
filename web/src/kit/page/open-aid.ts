import { listeners } from '../../listeners.ts'

type Aid = 'privacy' | 'appearance' | 'shortcuts' | 'visit'

let aid: Aid | null = null
const { listen, notify } = listeners()

const change = (next: Aid | null): void => {
  aid = next
  notify()
}

export const openAid = (next: Aid): void => change(next)
export const closeAid = (): void => change(null)
export const currentAid = (): Aid | null => aid

export const onAidChange = listen
