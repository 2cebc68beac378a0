import type { MessageFault } from './catalogue/message-fault.ts'

export type FieldHelp = {
  near?: string[]
  allowed?: (string | number)[]
  /** The school that has the code or name already, if it is in scope. */
  taken_by?: string
  unfit?: MessageFault
}
