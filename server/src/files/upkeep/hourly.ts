import type { Db } from '../../database/db.ts'
import type { Evidence } from '../evidence.ts'
import { sweep, sweepAges } from './sweep.ts'

const hour = 3_600_000

/** Sweeps once an hour while the server listens; what goes wrong is logged and tried again an hour later. */
export const hourlySweep = (
  db: Db,
  evidence: Evidence,
  retentionMonths: number,
  complain: (error: unknown) => void,
) => {
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      timer = setInterval(() => {
        sweep(db, evidence, sweepAges(retentionMonths)).catch(complain)
      }, hour).unref()
    },
    stop: () => clearInterval(timer),
  }
}
