import { useSyncExternalStore } from 'react'
import { useOnline } from '../session/use-online.ts'
import { currentOutbox, type Outbox, onOutboxChange } from './outbox.ts'
import { onProgressChange, progressOf } from './progress.ts'
import { currentSending, onSendingChange } from './sender.ts'
import type { SendingState } from './sending.ts'
import { type Status, statusOf } from './status.ts'

export const useOutbox = (): Outbox => useSyncExternalStore(onOutboxChange, currentOutbox)

export const useSending = (): SendingState => useSyncExternalStore(onSendingChange, currentSending)

export const useFilesPaused = (): boolean => useSending().isPaused

/** The one truth about a person's work, wherever it is shown; null while it is not known. */
export const useStatus = (): Status | null => {
  const isOnline = useOnline()
  return statusOf({ ...useOutbox(), ...useSending(), isOnline })
}

/** Part of 1, while the entry is being uploaded. */
export const useUploadProgress = (id: string): number | undefined =>
  useSyncExternalStore(onProgressChange, () => progressOf(id))
