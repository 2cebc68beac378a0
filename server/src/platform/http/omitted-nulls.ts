import type { Call } from 'contract/access/call'
import { z } from 'zod'
import { namedBy } from './guards.ts'

const mayBeLeftOut = (shape: z.core.$ZodType): boolean =>
  z.safeParse(shape, undefined).success && !z.safeParse(shape, null).success

/**
 * Missing values are null in every answer, so programs send them like that too: in what is new, null in a field that
 * may be left out, and that takes no null itself, is as if it were left out. In a change it would empty the field.
 */
export const leavingOut = ({ method, body }: Call): ((value: object) => object) => {
  const names = new Set(
    Object.entries(namedBy(body)).flatMap(([name, shape]) => (mayBeLeftOut(shape) ? [name] : [])),
  )
  if (method !== 'POST' || names.size === 0) return (value) => value
  return (value) =>
    Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).filter(([name, value]) => value !== null || !names.has(name)),
        )
}
