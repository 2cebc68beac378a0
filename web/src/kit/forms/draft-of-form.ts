import { fieldsWhere } from 'contract/platform/typed'
/** The words of what was chosen from a list that the form does not have again, such as the name of a region. */
export type ChosenTexts<Values, Chosen> = {
  of: (values: Values) => Chosen
  restore: (chosen: Chosen) => void
}

/** What the draft of a form holds: its fields, and the words of what was chosen. */
export type DraftOfForm<Values, Chosen> = Partial<Values> & { chosen?: Chosen }

/** Puts the words back and gives the fields. */
export const restoreChosen = <Values extends object, Chosen>(
  draft: DraftOfForm<Values, Chosen>,
  texts: ChosenTexts<Values, Chosen> | undefined,
): Partial<Values> => {
  const fields: Partial<Values> = draft
  if (texts && draft.chosen !== undefined) texts.restore(draft.chosen)
  return fieldsWhere(fields, (name) => name !== 'chosen')
}
