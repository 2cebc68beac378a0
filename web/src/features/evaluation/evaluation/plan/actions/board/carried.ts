/** The type of dragged data that holds the action's id; unique, so that nothing else can be dropped here. */
export const dragType = 'application/x-vereda-action'
