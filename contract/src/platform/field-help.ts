import type { MessageFault } from './catalogue/message-fault.ts'

/** What helps to mend a field, beside what is wrong with it. */
export type FieldHelp = {
  near?: string[]
  allowed?: (string | number)[]
  /** Which school has the code or the name already, where it is within reach. */
  taken_by?: string
  unfit?: MessageFault
}
