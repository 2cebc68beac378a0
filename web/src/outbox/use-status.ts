import { useOnline } from '../session/use-online.ts'
import { type SavingStatus, statusOf } from './status.ts'
import { useOutbox, useSending } from './use-outbox.ts'

/** The one truth about a person's work, wherever it is shown; null while it is not known. */
export const useStatus = (): SavingStatus | null => {
  const isOnline = useOnline()
  return statusOf({ ...useOutbox(), ...useSending(), isOnline })
}
