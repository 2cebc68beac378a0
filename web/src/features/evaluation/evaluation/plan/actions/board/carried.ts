/** What a dragged card carries: the id of its action, in a type that no other page drops here by chance. */
export const dragType = 'application/x-vereda-action'
