import type { Goal } from './goals.ts'

/** A goal that was taken over into later plans is listed once, in its last version. */
export const latestOfGoals = (goals: readonly Goal[]): Goal[] => {
  const takenOver = new Set(goals.map(({ carried_from }) => carried_from))
  return goals.filter(({ id }) => !takenOver.has(id))
}

/**
 * Goals that were worked on between two lines, once each in the last version: those of the plans before, and their
 * continuation in the later plan.
 */
export const goalsBetween = (before: readonly Goal[], newer: readonly Goal[]): Goal[] =>
  latestOfGoals([...before, ...newer.filter(({ carried_from }) => carried_from !== null)])
