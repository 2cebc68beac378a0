import { useSyncExternalStore } from 'react'
import { currentOutbox, type Outbox, onOutboxChange } from './outbox.ts'
import { onProgressChange, progressOf } from './progress.ts'

export const useOutbox = (): Outbox => useSyncExternalStore(onOutboxChange, currentOutbox)

/** Part of 1, while the entry is being uploaded. */
export const useUploadProgress = (id: string): number | undefined =>
  useSyncExternalStore(onProgressChange, () => progressOf(id))
