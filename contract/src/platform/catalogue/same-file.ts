import { fold } from '../shapes.ts'

/** Below these stand words of one file each, which must be told from each other: codes, headings, names of sheets. */
const parents = /^(?:schools\.codes\.\w+|terms\.role|fillable-sheets\.headings|spreadsheets\.data\.sheets)$/
/** Further ones that lie in several places. */
const scattered: Readonly<Record<string, RegExp>> = {
  headings: /^(?:fields|spreadsheets\.lists\.plan_headings)\.\w+$/,
  draft: /^spreadsheets\.draft\.(?:sheet|help)$/,
  fillable: /^fillable-sheets\.(?:duties|help\.sheet)$/,
}

/** What a message stands beside in a file, by a name; null where nothing is mistaken for it. */
export const fileGroupOf = (key: string): string | null => {
  const parent = key.slice(0, key.lastIndexOf('.'))
  if (parents.test(parent)) return parent
  return Object.entries(scattered).find(([, group]) => group.test(key))?.[0] ?? null
}

/** Words as far as files tell them apart: without case, accents, signs and spaces. */
export const bareLabel = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

type Labelled = { key: string; released: string; shown: string }

/**
 * The message of the same file that says the same already, so that neither could be read; null where there is none. Two
 * that were released alike stand in no file of one kind.
 */
export const sameInFile = (own: Labelled, others: readonly Labelled[]): string | null =>
  others.find(
    ({ key, released, shown }) =>
      key !== own.key &&
      bareLabel(shown) === bareLabel(own.shown) &&
      bareLabel(released) !== bareLabel(own.released),
  )?.key ?? null
