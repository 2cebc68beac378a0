import { faultsOf } from '../platform/catalogue/faults.ts'
import type { CheckedMessage, MessageFault } from '../platform/catalogue/message-fault.ts'
import { type Avoided, avoidance } from './checks/avoided.ts'

/** Why a text cannot replace a message, including words to avoid; null where it can. */
export const unfitnessOf = (message: CheckedMessage, avoided: readonly Avoided[]): MessageFault | null => {
  const [fault] = faultsOf(message)
  if (fault) return fault
  const [word] = avoidance(message.language, avoided)(message.text)
  return word ? { code: 'avoid', found: word.text ?? '', wanted: word.rather ?? '' } : null
}
