import { useSyncExternalStore } from 'react'
import { currentOutbox, type Outbox, onOutboxChange } from './outbox.ts'
import { onProgressChange, uploadProgress } from './sending/progress.ts'
import { currentSending, onSendingChange } from './sending/sender.ts'
import type { SendingState } from './sending/sending.ts'

export const useOutbox = (): Outbox => useSyncExternalStore(onOutboxChange, currentOutbox)

export const useSending = (): SendingState => useSyncExternalStore(onSendingChange, currentSending)

export const useFilesPaused = (): boolean => useSending().isPaused

/** From 0 to 1 while the entry is being uploaded. */
export const useUploadProgress = (id: string): number | undefined =>
  useSyncExternalStore(onProgressChange, () => uploadProgress(id))
