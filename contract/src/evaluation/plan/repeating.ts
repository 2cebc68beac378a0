import { z } from 'zod'
import { because, date } from '../../platform/shapes.ts'

export const repetitions = ['monthly', 'termly', 'yearly'] as const
export type Repetition = (typeof repetitions)[number]

const months: Record<Repetition, number> = { monthly: 1, termly: 4, yearly: 12 }

/** The same day after this many months, or the last day of the month. */
const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The latest day, so that the next one has a year of four digits. */
const lastYear = '9000'

type Repeated = { deadline: string | null; repeats: Repetition | null; repeats_until: string | null }

/** The next deadline that has not passed; null when there is none. A term has four months. */
export const nextDeadline = ({ deadline, repeats, repeats_until: until }: Repeated, today: string) => {
  if (deadline === null || repeats === null || deadline > lastYear) return null
  let turn = 1
  while (addMonths(deadline, turn * months[repeats]) < today) turn += 1
  const next = addMonths(deadline, turn * months[repeats])
  return until !== null && next > until ? null : next
}

const mostMoney = 999_999_999_999

/** An amount in the place's currency, with at most two decimals. */
export const Cost = z.object({
  amount: z
    .number()
    .min(0)
    .max(mostMoney)
    .refine((amount) => Math.round(amount * 100) / 100 === amount, because('validation_error')),
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/)
    .describe('its three letters by ISO 4217'),
})
export type Cost = z.infer<typeof Cost>

export const repeatingFields = {
  cost: Cost.nullable(),
  repeats: z.enum(repetitions).nullable(),
  repeats_until: date.nullable(),
}

/** Repeating needs a deadline, and an end needs repeating. */
export const faultOfRepeating = ({ deadline, repeats, repeats_until: until }: Repeated) => {
  if (repeats !== null && deadline === null) return 'deadline'
  return repeats === null && until !== null ? 'repeats' : null
}
