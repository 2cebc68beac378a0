/** Spreadsheets run a cell that begins so as a formula; an apostrophe makes it text. */
const runs = /^'*[=+\-@\t\r\n\0]/
const isPlainNumber = (text: string): boolean => /^[+-]?\d+([.,]\d+)?$/.test(text)

/** Text that is safe in a cell of any program (ASVS 1.2.10). `plainText` reverts it. */
export const safeText = (text: string): string =>
  runs.test(text) && !isPlainNumber(text) ? `'${text}` : text

/** Reverts `safeText`: removes the apostrophe that it added. */
export const plainText = (text: string): string =>
  text.startsWith("'") && runs.test(text) ? text.slice(1) : text

/** A comma-separated file opened with another separator has a cell after each of these. */
const separators = /([;\t\r\n])/
/** After a separator a quotation mark may also begin the cell: a program then drops it. */
const runsInside = /^["']*[=+\-@\t\r\n\0]/

const eachSegment = (text: string, write: (segment: string) => string): string =>
  text
    .split(separators)
    .map((part, index) => (index === 0 || index % 2 === 1 ? part : write(part)))
    .join('')

/** `safeText` for CSV: also text after a semicolon, a tab or a line break is never a formula (rules §6, Exports). */
export const safeCsvText = (text: string): string =>
  eachSegment(safeText(text), (segment) =>
    runsInside.test(segment) && !isPlainNumber(segment) ? `'${segment}` : segment,
  )

/** Reverts `safeCsvText`. */
export const plainCsvText = (text: string): string =>
  plainText(
    eachSegment(text, (segment) =>
      segment.startsWith("'") && runsInside.test(segment) && !isPlainNumber(segment)
        ? segment.slice(1)
        : segment,
    ),
  )
