import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { step } from 'contract/evaluation/life-cycle'
import { Problem } from 'contract/platform/problems'
import type { LineToMove } from './line-queries.ts'

/**
 * Only a line that is open and was never handed in: what a reviewer wrote of answers belongs to the questions that were
 * asked. A domain that two people answer alone is finished and agreed on, or ended, first: their letters are seen only
 * beside the questions that they answer.
 */
export const assertMovable = (actor: Actor, line: LineToMove): void => {
  permit(actor, 'line.move_edition', line)
  step('submit', line.status)
  if (line.submitted_at !== null) throw new Problem('line_was_submitted')
  if (line.isRated) throw new Problem('rating_round_open')
  if (line.isDisputed) throw new Problem('rating_not_agreed')
}
