/** A text that is read and not worked with. It lies in its feature's `texts/`, one file a language, and loads alone. */
export type LongText = {
  title: string
  lead: string
  /** Sentences that depend on something; the page chooses among them. */
  phrases: Record<string, string>
  sections: readonly Section[]
}

/** A paragraph is a text, a list is an array of texts. */
type Section = { id: string; title: string; body: readonly (string | readonly string[])[] }

/** What a feature's `import.meta.glob('./texts/*.json', { import: 'default' })` gives. */
export type LongTexts = Record<string, () => Promise<LongText>>

export type Values = Record<string, string>

/** Puts values where a text names them; a name without a value stays, so that it is seen. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)
