import { useSyncExternalStore } from 'react'
import { filesArePaused, onFilesPaused } from './sender.ts'

export const useFilesPaused = (): boolean => useSyncExternalStore(onFilesPaused, filesArePaused)
