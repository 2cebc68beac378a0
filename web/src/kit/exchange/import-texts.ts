import type { FieldTexts } from './use-field-texts.ts'

/** What is said of a file of one kind: before it is chosen, of its rows, and when it is written. */
export type ImportTexts = FieldTexts & {
  title: string
  intro: string
  ruleMatch: string
  doneHint: string
  ignored: (names: string) => string
}
