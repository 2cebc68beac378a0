/** Programs for tables take a cell for a formula when it begins so; an apostrophe makes it words again. */
const runs = /^'*[=+\-@\t\r\n\0]/
const isPlainNumber = (text: string): boolean => /^[+-]?\d+([.,]\d+)?$/.test(text)

/** Words as they may stand in a cell that any program opens (ASVS 1.2.10). `plainText` gives the words back. */
export const safeText = (text: string): string =>
  runs.test(text) && !isPlainNumber(text) ? `'${text}` : text

/** What `safeText` was given: of words that begin as it writes them, the apostrophe is its own. */
export const plainText = (text: string): string =>
  text.startsWith("'") && runs.test(text) ? text.slice(1) : text

/** A comma-separated file that is opened with another separator has a cell after each of these. */
const separators = /([;\t\r\n])/
/** After a separator a quotation mark may also begin the cell: a program then drops it. */
const runsInside = /^["']*[=+\-@\t\r\n\0]/

const eachSegment = (text: string, write: (segment: string) => string): string =>
  text
    .split(separators)
    .map((part, index) => (index === 0 || index % 2 === 1 ? part : write(part)))
    .join('')

/** `safeText` for CSV: also what follows a semicolon, a tab or a line break is never a formula (rules §6, Exports). */
export const safeCsvText = (text: string): string =>
  eachSegment(safeText(text), (segment) =>
    runsInside.test(segment) && !isPlainNumber(segment) ? `'${segment}` : segment,
  )

/** What `safeCsvText` was given. */
export const plainCsvText = (text: string): string =>
  plainText(
    eachSegment(text, (segment) =>
      segment.startsWith("'") && runsInside.test(segment) && !isPlainNumber(segment)
        ? segment.slice(1)
        : segment,
    ),
  )
