import type { LineStatus } from '../../evaluation/lines.ts'
import type { CompleteResults, LineResults } from './school-results.ts'

/** Only closing can still change it. */
export const isFinal = ({ line }: { line: { status: LineStatus } }): boolean =>
  line.status === 'VALIDATED' || line.status === 'CLOSED'

/** Whether all its indicators are answered. */
export const hasResult = (results: LineResults): results is CompleteResults => results.overall !== null

export const progressOfLine = ({ indicators }: Pick<LineResults, 'indicators'>) => ({
  answered: indicators.filter(({ option }) => option !== null).length,
  indicators: indicators.length,
})

/** The requested line, else the latest final one, else the latest; `lines` are oldest first. */
export const lineShown = (lines: readonly LineResults[], wanted?: number): LineResults | undefined =>
  lines.find(({ line }) => line.id === wanted) ?? lines.findLast(isFinal) ?? lines.at(-1)

/** The complete lines of the same evaluation up to the shown one. */
export const linesUpTo = (lines: readonly LineResults[], shown: LineResults): CompleteResults[] =>
  lines
    .slice(0, lines.indexOf(shown) + 1)
    .filter(({ evaluation }) => evaluation === shown.evaluation)
    .filter(hasResult)

/** Complete earlier lines of the same instrument, the latest first. */
export const linesBefore = (lines: readonly LineResults[], shown: LineResults): CompleteResults[] =>
  lines
    .slice(0, lines.indexOf(shown))
    .filter(({ instrument }) => instrument.id === shown.instrument.id)
    .filter(hasResult)
    .reverse()
