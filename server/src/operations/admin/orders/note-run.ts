import { z } from 'zod'
import { storeRun } from '../../runs/queries.ts'
import { type Order, result } from './order.ts'

const Noted = z.object({
  kind: z.enum(['backup', 'drill']),
  outcome: z.enum(['done', 'faults', 'failed']),
  facts: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** Sent by the commands backup and drill, not by an operator: records how they ended. */
export const noteRun: Order = async ({ database: { db } }, options) => {
  await storeRun(db, Noted.parse(options))
  return result()
}
