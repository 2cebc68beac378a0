/** The drafts of a line, and of one indicator in it. */
export const draftsOfLine = (line: number): string => `line/${line}/`
export const draftsOfIndicator = (line: number, indicator: number): string =>
  `${draftsOfLine(line)}indicator/${indicator}/`
