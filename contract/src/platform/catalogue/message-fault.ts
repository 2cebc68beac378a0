/** `found` is the present text, `wanted` what the English has or the language needs. */
export const messageFaultCodes = [
  'empty',
  'syntax',
  'values',
  'choices',
  'uneven',
  'silent',
  'counts',
  'one_form',
  'lacks_form',
  'strange_form',
  'address',
  'lines',
  'taken',
  'label',
  'sheet_name',
  'sheet_signs',
  'avoid',
] as const
export type MessageFaultCode = (typeof messageFaultCodes)[number]
export type MessageFault = { code: MessageFaultCode; found: string; wanted: string }

/** A message of a language; `english` is undefined where English has none. */
export type CheckedMessage = { language: string; key: string; text: string; english: string | undefined }
