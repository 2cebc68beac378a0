/** The drafts of a line, and of one indicator in it. */
export const draftsOfLine = (line: number): string => `line/${line}/`
export const draftsOfIndicator = (line: number, indicator: number): string =>
  `${draftsOfLine(line)}indicator/${indicator}/`

/** What its author makes of a comment. */
export const draftOfComment = (line: number, comment: number): string =>
  `${draftsOfLine(line)}comment/${comment}`

/** Begins the names of what is typed before a login: it belongs to nobody, so it lies in its tab alone. */
export const draftsOfTab = 'tab/'
