import type { FillColumn } from '../columns.ts'

/** What an instrument to be filled in away from the screen says in one language. */
export type FillTexts = {
  headings: Record<FillColumn, string>
  /** Before the condition that an indicator names for "not applicable". */
  naWhen: string
  help: {
    sheet: string
    title: string
    steps: string[]
    instrument: string
    school: string
    line: string
    options: string
    practice: string
    reach: string
  }
  /** What a cell says to somebody who wrote what it does not take. */
  wrong: { title: string; option: string; length: string }
  /** What a form for a phone asks beside the indicators. */
  form: { school: string; day: string; reason: string; note: string; noNames: string; needed: string }
}
