import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { step } from 'contract/evaluation/life-cycle'
import { Problem } from 'contract/platform/problems'
import type { LineToMove } from './line-queries.ts'

/**
 * Only an open line that was never submitted, since reviews refer to its questions. Rating rounds must be agreed on
 * or ended first, since their letters are shown only beside their questions.
 */
export const assertMovable = (actor: Actor, line: LineToMove): void => {
  permit(actor, 'line.move_edition', line)
  step('submit', line.status)
  if (line.submitted_at !== null) throw new Problem('line_was_submitted')
  if (line.isRated) throw new Problem('rating_round_open')
  if (line.isDisputed) throw new Problem('rating_not_agreed')
}
