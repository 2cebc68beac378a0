import { can } from 'contract/access/permissions'
import type { Actor, Place } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { isWritable, isWritableBy } from 'contract/evaluation/life-cycle'
import { limits } from 'contract/platform/limits'

export const placeOf = ({ country, region, school }: EvaluationDetail): Place => ({
  country: country.id,
  region: region.id,
  school: school.id,
})

export const mayAnswer = (actor: Actor, detail: EvaluationDetail): boolean =>
  isWritable('answers', detail.line.status) && can(actor, 'result.write', placeOf(detail))

/**
 * Which step this person may take: close a validated line, or open the next one after the latest was closed; else
 * null.
 */
export const endOf = (actor: Actor, detail: EvaluationDetail): 'close' | 'open' | null => {
  const { line, lines } = detail
  if (line.status === 'VALIDATED') return can(actor, 'line.close', placeOf(detail)) ? 'close' : null
  const isLatest = line.status === 'CLOSED' && lines.at(-1)?.id === line.id
  return isLatest && lines.length < limits.lines && can(actor, 'line.open', placeOf(detail)) ? 'open' : null
}

export const mayComment = (actor: Actor, detail: EvaluationDetail): boolean =>
  can(actor, 'comment.add', placeOf(detail)) && isWritableBy(actor.role, 'words', detail.line.status)
