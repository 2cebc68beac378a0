import type { FieldTexts } from './use-field-texts.ts'

export type ImportTexts = FieldTexts & {
  title: string
  intro: string
  ruleMatch: string
  doneHint: string
  ignored: (names: string) => string
}
