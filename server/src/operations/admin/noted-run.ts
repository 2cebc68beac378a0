import type { Settings } from '../../platform/settings/settings.ts'
import type { RunFacts, RunKind, RunOutcome } from '../runs/queries.ts'
import { hasDatabase } from './has-database.ts'
import type { CommandResult, Request } from './orders/order.ts'

/**
 * Does the work and records its outcome in the database, for metrics and the operator's page. Without a database, as
 * on a machine that only tries archives, or where it does not answer, the work counts all the same.
 */
export const notedRun = async (
  settings: Settings,
  kind: RunKind,
  carryOut: (request: Request) => Promise<CommandResult>,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> => {
  const note = async (outcome: RunOutcome, facts: RunFacts): Promise<string[]> => {
    if (!hasDatabase(settings)) return []
    const options = { kind, outcome, facts: JSON.stringify(facts) }
    return carryOut({ order: 'note-run', options }).then(
      () => [],
      (error: Error) => [`How it ended could not be noted in the database: ${error.message}`],
    )
  }
  const ended = await work().catch(async (error: unknown) => {
    await note('failed', {})
    throw error
  })
  const { lines, code, facts = {} } = ended
  return { lines: [...lines, ...(await note(code === 0 ? 'done' : 'faults', facts))], code }
}
