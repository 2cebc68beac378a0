/** 1 Change, 2 Transformation, 3 Innovation. */
export const stageNumbers = [1, 2, 3] as const
export type Stage = (typeof stageNumbers)[number]
/** 0 if not even Change is reached. */
export type StageReached = 0 | Stage

/** The stage of a letter, in progress or reached: A and B Change, C and D Transformation, E to G Innovation. */
export const stageOfPoints = (points: number): StageReached =>
  points >= 5 ? 3 : points >= 3 ? 2 : points >= 1 ? 1 : 0

/** The stage that a letter has fully reached: A none, B and C Change, D and E Transformation, F and G Innovation. */
export const fullyReached = (points: number): StageReached =>
  points >= 6 ? 3 : points >= 4 ? 2 : points >= 2 ? 1 : 0

/** Whether a letter is in progress (A, C, E). */
export const isUnderWay = (points: number): boolean => stageOfPoints(points) > fullyReached(points)

export type StageSummary = { stage: StageReached | null; moving_into: Stage | null }

/** The highest stage that two thirds of the letters have. */
const ofTwoThirds = (stages: readonly StageReached[]): StageReached =>
  stageNumbers.findLast((stage) => stages.filter((each) => each >= stage).length * 3 >= stages.length * 2) ??
  0

/**
 * The stage that two thirds of the applicable indicators have fully reached, and the one that two thirds reach with
 * letters in progress (domain.md, 4.2); never from the mean. Null points are not applicable.
 */
export const stageSummary = (points: readonly (number | null)[]): StageSummary => {
  const applicable = points.filter((each) => each !== null)
  if (applicable.length === 0) return { stage: null, moving_into: null }
  const stage = ofTwoThirds(applicable.map(fullyReached))
  const begun = ofTwoThirds(applicable.map(stageOfPoints))
  return { stage, moving_into: begun !== 0 && begun > stage ? begun : null }
}

/** Applicable indicators by stage, in progress (A, C, E) and reached. */
export type StageProfile = { none: number; stages: { stage: Stage; underWay: number; reached: number }[] }

export const stageProfile = (points: readonly (number | null)[]): StageProfile => {
  const applicable = points.filter((each) => each !== null)
  return {
    none: applicable.filter((each) => stageOfPoints(each) === 0).length,
    stages: stageNumbers.map((stage) => {
      const there = applicable.filter((each) => stageOfPoints(each) === stage)
      const underWay = there.filter(isUnderWay).length
      return { stage, underWay, reached: there.length - underWay }
    }),
  }
}
