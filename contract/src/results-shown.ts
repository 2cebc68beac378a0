import type { LineStatus } from './lines.ts'
import type { LineResults } from './school-results.ts'

/** Nothing in it changes any more but by closing it. */
export const isFinal = ({ line }: { line: { status: LineStatus } }): boolean =>
  line.status === 'VALIDATED' || line.status === 'CLOSED'

/** The line that is asked for, else the latest final one, else the latest. `lines` are oldest first. */
export const lineShown = (lines: readonly LineResults[], wanted?: number): LineResults | undefined =>
  lines.find(({ line }) => line.id === wanted) ?? lines.findLast(isFinal) ?? lines.at(-1)

/** The lines of the same evaluation up to the one shown. */
export const linesUpTo = (lines: readonly LineResults[], shown: LineResults): LineResults[] =>
  lines.slice(0, lines.indexOf(shown) + 1).filter(({ evaluation }) => evaluation === shown.evaluation)

/** Earlier lines that ask the same: those it can be compared with, the latest first. */
export const linesBefore = (lines: readonly LineResults[], shown: LineResults): LineResults[] =>
  lines
    .slice(0, lines.indexOf(shown))
    .filter(({ instrument }) => instrument.id === shown.instrument.id)
    .reverse()
