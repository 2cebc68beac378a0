import { AsyncLocalStorage } from 'node:async_hooks'
import type { CountRules } from 'contract/access/disclosure'

/** Parts of the procedure that a test leaves out, to see that the attack notices. */
export const plants = [
  'report without secondary suppression',
  'list with a filter',
  'raw document',
  'raw table',
  'years combined',
] as const
export type Plant = (typeof plants)[number]

let plant: Plant | null = null
export const isPlanted = (name: Plant): boolean => plant === name
export const planting = async <Found>(name: Plant, run: () => Promise<Found>): Promise<Found> => {
  plant = name
  try {
    return await run()
  } finally {
    plant = null
  }
}

/** What is made inside is made without protection. */
export const unprotected = new AsyncLocalStorage<true>()

const weakened = (rules: CountRules, change: Partial<CountRules['students_with_disabilities']>): CountRules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { ...rule, ...change }]),
  ) as CountRules

export const withFilters = (rules: CountRules): CountRules => weakened(rules, { withFilters: true })
export const primaryOnly = (rules: CountRules): CountRules =>
  weakened(rules, { hidden: 0, room: 0, parts: 0, overTime: false })
