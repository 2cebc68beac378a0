import { fieldsWhere } from 'contract/platform/typed'
/** Labels of choices that the form cannot load again, such as the name of a region. */
export type ChosenTexts<Values, Chosen> = {
  of: (values: Values) => Chosen
  restore: (chosen: Chosen) => void
}

/** The draft of a form: its fields, and the labels of its choices. */
export type DraftOfForm<Values, Chosen> = Partial<Values> & { chosen?: Chosen }

export const restoreChosen = <Values extends object, Chosen>(
  draft: DraftOfForm<Values, Chosen>,
  texts: ChosenTexts<Values, Chosen> | undefined,
): Partial<Values> => {
  const fields: Partial<Values> = draft
  if (texts && draft.chosen !== undefined) texts.restore(draft.chosen)
  return fieldsWhere(fields, (name) => name !== 'chosen')
}
