/** Prefix of the drafts of a line. */
export const draftsOfLine = (line: number): string => `line/${line}/`
export const draftsOfIndicator = (line: number, indicator: number): string =>
  `${draftsOfLine(line)}indicator/${indicator}/`

/** The draft of an edited comment. */
export const draftOfComment = (line: number, comment: number): string =>
  `${draftsOfLine(line)}comment/${comment}`

/** Prefix of what is typed before login, which is stored in the tab only. */
export const draftsOfTab = 'tab/'
