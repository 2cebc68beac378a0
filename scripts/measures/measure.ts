import { basename } from 'node:path'
import type { Source } from './read-source.ts'

export type Measures = {
  files: number
  medianLines: number
  p90Lines: number
  longestFile: number
  filesAbove200: string[]
  functions: number
  p99Function: number
  longestFunctions: string[]
  casts: number
  suppressions: number
  commentsPer100: number
  /** Names that may be confused within one program (CONTRIBUTING, "Names"). */
  confusingNames: string[]
  /** Declared names with a word of avoided-words.ts. */
  avoidedNames: string[]
}

/** Measures that may not grow. */
export type Bounds = Partial<Record<keyof Measures, number>>

/** Files of texts and invented people, which may be long. */
const holdsData = /^server\/src\/(operations\/demo\/(evidence|stories)|exchange\/spreadsheets\/texts)\//

export const measure = (sources: readonly Source[]): Measures => {
  const lines = sorted(sources.map((source) => source.lines))
  const functions = sources
    .flatMap(({ file, functions: own }) => own.map((each) => ({ ...each, file })))
    .sort((one, other) => other.lines - one.lines)
  const sum = (of: (source: Source) => number) => sources.reduce((all, source) => all + of(source), 0)
  const comments = sum((source) => source.commentLines)
  const code = sum((source) => source.lines) - comments
  return {
    files: sources.length,
    medianLines: quantile(lines, 0.5),
    p90Lines: quantile(lines, 0.9),
    longestFile: quantile(lines, 1),
    filesAbove200: sources
      .filter((source) => source.lines > 200 && !holdsData.test(source.file))
      .map((source) => `${source.lines} ${source.file}`),
    functions: functions.length,
    p99Function: quantile(sorted(functions.map((each) => each.lines)), 0.99),
    longestFunctions: functions
      .slice(0, 10)
      .map(({ name, file, line, lines: long }) => `${long} ${name} ${file}:${line}`),
    casts: sum(({ casts }) => casts.length),
    suppressions: sum(({ suppressions }) => suppressions.length),
    commentsPer100: code === 0 ? 0 : Math.round((1000 * comments) / code) / 10,
    confusingNames: confusingNames(sources),
    avoidedNames: sources.flatMap(({ file, avoidedNames }) => avoidedNames.map((each) => `${each} ${file}`)),
  }
}

const figureOf = (value: number | string[]): number => (Array.isArray(value) ? value.length : value)

/** A sentence for each exceeded bound. */
export const passedBounds = (group: string, measured: Measures, bounds: Bounds): string[] =>
  namesOf(bounds).flatMap((name) => {
    const [figure, bound] = [figureOf(measured[name]), bounds[name]]
    return bound !== undefined && figure > bound ? [`${group}: ${name} ${figure}, at most ${bound}`] : []
  })

/** Targets; a lower bound would only hinder the next change. */
const aims: Bounds = { medianLines: 50, p90Lines: 110, p99Function: 50 }

/** Bounds lowered to the measured values, but not below the targets; none rises. */
export const lowered = (measured: Measures, bounds: Bounds): Bounds =>
  Object.fromEntries(
    namesOf(bounds).map((name) => [
      name,
      Math.min(Math.max(figureOf(measured[name]), aims[name] ?? 0), bounds[name] ?? Infinity),
    ]),
  )

const namesOf = (bounds: Bounds) => Object.keys(bounds) as (keyof Measures)[]

const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

const quantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.max(0, Math.ceil(ascending.length * part) - 1)] ?? 0

/**
 * Names that files of one program declare for different things, and that are imported from outside of at least two
 * folders. Server and web are separate programs; files with conventional names in each folder, such as
 * `descriptions.ts`, are excluded.
 */
const confusingNames = (sources: readonly Source[]): string[] => {
  const fromAfar = new Set(sources.flatMap(({ importedFromAfar }) => importedFromAfar))
  const found = ['server', 'web'].flatMap((program) => {
    const filesOf = new Map<string, string[]>()
    for (const { file, exported } of sources) {
      if (!file.startsWith('contract/') && !file.startsWith(program)) continue
      for (const name of new Set(exported)) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
    }
    return [...filesOf].flatMap(([name, files]) => {
      const used = files.filter((file) => fromAfar.has(`${name} ${file}`))
      const isConvention = new Set(used.map((file) => basename(file))).size === 1
      return used.length > 1 && !isConvention ? [`${name} ${used.join(' ')}`] : []
    })
  })
  return [...new Set(found)]
}
