/** Programs for tables take a cell for a formula when it begins so; an apostrophe makes it words again. */
const runs = /^'*[=+\-@\t\r\n\0]/
const isPlainNumber = (text: string): boolean => /^[+-]?\d+([.,]\d+)?$/.test(text)

/** Words as they may stand in a cell that any program opens (ASVS 1.2.10). `plainText` gives the words back. */
export const safeText = (text: string): string =>
  runs.test(text) && !isPlainNumber(text) ? `'${text}` : text

/** What `safeText` was given: of words that begin as it writes them, the apostrophe is its own. */
export const plainText = (text: string): string =>
  text.startsWith("'") && runs.test(text) ? text.slice(1) : text
