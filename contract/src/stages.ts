/** The steps of a school: 1 Change, 2 Transformation, 3 Innovation. */
export const stageNumbers = [1, 2, 3] as const
export type Stage = (typeof stageNumbers)[number]
