/** Replaces the text of a hidden comment or note; the web shows its own translation, by `hidden`. */
export const hiddenText = 'This text was hidden.'
