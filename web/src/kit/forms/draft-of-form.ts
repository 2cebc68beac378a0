/** The words of what was chosen from a list that the form does not have again, such as the name of a region. */
export type ChosenTexts<Values, Chosen> = {
  of: (values: Values) => Chosen
  restore: (chosen: Chosen) => void
}

/** What the draft of a form holds: its fields, and the words of what was chosen. */
export type DraftOfForm<Values, Chosen> = Partial<Values> & { chosen?: Chosen }

/** Puts the words back and gives the fields. */
export const restoreChosen = <Values, Chosen>(
  { chosen, ...fields }: DraftOfForm<Values, Chosen>,
  texts: ChosenTexts<Values, Chosen> | undefined,
): Partial<Values> => {
  if (texts && chosen !== undefined) texts.restore(chosen)
  return fields as unknown as Partial<Values>
}
