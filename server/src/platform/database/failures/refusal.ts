/** An error that stops the start: its message is one line for the operator, printed without a stack. */
export const refusal = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message.replaceAll('\n', ' '), { cause }), { name: 'Refusal' })

export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'Refusal'

/** The message of the innermost cause, the most specific one. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || String(error) : causeOf(error.cause)
}
