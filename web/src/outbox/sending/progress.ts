import { listeners } from '../../listeners.ts'

let progress: ReadonlyMap<string, number> = new Map()
const { listen, notify } = listeners()

/** The progress of an upload, from 0 to 1. */
export const uploadProgress = (id: string): number | undefined => progress.get(id)

export const setProgress = (id: string, part: number | null): void => {
  const next = new Map(progress)
  if (part === null) next.delete(id)
  else next.set(id, part)
  progress = next
  notify()
}

export const onProgressChange = listen
