import { useOnline } from '../session/use-online.ts'
import { type SavingStatus, statusOf } from './status.ts'
import { useOutbox, useSending } from './use-outbox.ts'

/** Null while unknown. */
export const useStatus = (): SavingStatus | null => {
  const isOnline = useOnline()
  return statusOf({ ...useOutbox(), ...useSending(), isOnline })
}
