import { can } from 'contract/access/permissions'
import type { Actor, Place } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { isWritable, isWritableBy } from 'contract/evaluation/life-cycle'
import { limits } from 'contract/platform/limits'

/** Where an evaluation lies, as the rules of permission ask. */
export const placeOf = ({ country, region, school }: EvaluationDetail): Place => ({
  country: country.id,
  region: region.id,
  school: school.id,
})

/** May this person answer the indicators of the line as it stands? */
export const mayAnswer = (actor: Actor, detail: EvaluationDetail): boolean =>
  isWritable('answers', detail.line.status) && can(actor, 'result.write', placeOf(detail))

/** What this person may end here: a validated line, or the pause after the latest closed one; null where neither. */
export const endOf = (actor: Actor, detail: EvaluationDetail): 'close' | 'open' | null => {
  const { line, lines } = detail
  if (line.status === 'VALIDATED') return can(actor, 'line.close', placeOf(detail)) ? 'close' : null
  const isLatest = line.status === 'CLOSED' && lines.at(-1)?.id === line.id
  return isLatest && lines.length < limits.lines && can(actor, 'line.open', placeOf(detail)) ? 'open' : null
}

/** May this person write comments on the line as it stands? */
export const mayComment = (actor: Actor, detail: EvaluationDetail): boolean =>
  can(actor, 'comment.add', placeOf(detail)) && isWritableBy(actor.role, 'words', detail.line.status)
