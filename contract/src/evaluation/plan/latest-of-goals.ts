import type { Goal } from './goals.ts'

/** A goal that was taken over into the next plan is told once, as it stood last. */
export const latestOfGoals = (goals: readonly Goal[]): Goal[] => {
  const takenOver = new Set(goals.map(({ carried_from }) => carried_from))
  return goals.filter(({ id }) => !takenOver.has(id))
}

/**
 * The goals that were worked on between two lines, each once, as it stood last: those of the plans before, and what the
 * later plan took over of them.
 */
export const goalsBetween = (before: readonly Goal[], newer: readonly Goal[]): Goal[] =>
  latestOfGoals([...before, ...newer.filter(({ carried_from }) => carried_from !== null)])
