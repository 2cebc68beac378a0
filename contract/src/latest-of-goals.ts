import type { Goal } from './goals.ts'

/** A goal that was taken over into the next plan is told once, as it stood last. */
export const latestOfGoals = (goals: readonly Goal[]): Goal[] => {
  const takenOver = new Set(goals.map(({ carried_from }) => carried_from))
  return goals.filter(({ id }) => !takenOver.has(id))
}
