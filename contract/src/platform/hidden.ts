/** What a comment or note says once a reviewer hid it. The web says it in its own language, by `hidden`. */
export const hiddenText = 'This text was hidden.'
