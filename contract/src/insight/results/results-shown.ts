import type { LineStatus } from '../../evaluation/lines.ts'
import type { CompleteResults, LineResults } from './school-results.ts'

/** Nothing in it changes any more but by closing it. */
export const isFinal = ({ line }: { line: { status: LineStatus } }): boolean =>
  line.status === 'VALIDATED' || line.status === 'CLOSED'

/** Are all its indicators answered? Until then it has progress and no result. */
export const hasResult = (results: LineResults): results is CompleteResults => results.overall !== null

export const progressOfLine = ({ indicators }: Pick<LineResults, 'indicators'>) => ({
  answered: indicators.filter(({ option }) => option !== null).length,
  indicators: indicators.length,
})

/** The line that is asked for, else the latest final one, else the latest. `lines` are oldest first. */
export const lineShown = (lines: readonly LineResults[], wanted?: number): LineResults | undefined =>
  lines.find(({ line }) => line.id === wanted) ?? lines.findLast(isFinal) ?? lines.at(-1)

/** The lines of the same evaluation up to the one shown; nothing unfinished stands beside another line. */
export const linesUpTo = (lines: readonly LineResults[], shown: LineResults): CompleteResults[] =>
  lines
    .slice(0, lines.indexOf(shown) + 1)
    .filter(({ evaluation }) => evaluation === shown.evaluation)
    .filter(hasResult)

/** Earlier lines that ask the same: those it can be compared with, the latest first. */
export const linesBefore = (lines: readonly LineResults[], shown: LineResults): CompleteResults[] =>
  lines
    .slice(0, lines.indexOf(shown))
    .filter(({ instrument }) => instrument.id === shown.instrument.id)
    .filter(hasResult)
    .reverse()
