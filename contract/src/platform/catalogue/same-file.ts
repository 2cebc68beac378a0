import { fold } from '../shapes.ts'

/** Texts below these keys are used in one file, where they must differ: codes, headings, names of sheets. */
const parents = /^(?:schools\.codes\.\w+|terms\.role|fillable-sheets\.headings|spreadsheets\.data\.sheets)$/
/** The same for keys in several places. */
const scattered: Readonly<Record<string, RegExp>> = {
  headings: /^(?:fields|spreadsheets\.lists\.plan_headings)\.\w+$/,
  draft: /^spreadsheets\.draft\.(?:sheet|help)$/,
  fillable: /^fillable-sheets\.(?:duties|help\.sheet)$/,
}

/** The group of texts that must differ from a message; null where there is none. */
export const fileGroupOf = (key: string): string | null => {
  const parent = key.slice(0, key.lastIndexOf('.'))
  if (parents.test(parent)) return parent
  return Object.entries(scattered).find(([, group]) => group.test(key))?.[0] ?? null
}

/** Ignores case, accents, punctuation and spaces, as the import does. */
export const bareLabel = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

type Labelled = { key: string; released: string; shown: string }

/**
 * The key of another message in the same file with the same text, which an import could not distinguish; null where
 * there is none. Two that are the same in the released texts are never in the same file.
 */
export const sameInFile = (own: Labelled, others: readonly Labelled[]): string | null =>
  others.find(
    ({ key, released, shown }) =>
      key !== own.key &&
      bareLabel(shown) === bareLabel(own.shown) &&
      bareLabel(released) !== bareLabel(own.released),
  )?.key ?? null
