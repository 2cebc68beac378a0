import { permit, type Verb } from 'contract/access/permissions'
import type { Actor, Subject } from 'contract/access/scope'
import { assertWritable, type Part } from 'contract/evaluation/life-cycle'
import type { LineStatus } from 'contract/evaluation/lines'
import { Problem } from 'contract/platform/problems'
import { outOfScope } from '../../access/out-of-scope.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Person } from '../../platform/http/person.ts'
import { lineLockedForAnswer } from './queries.ts'

type LockedRow = Subject & { status: LineStatus }

/**
 * The line of a body, in scope. Full scope gets "not found"; others get the same refusal for a foreign line and for
 * none.
 */
export const assertTakes = <Line extends LockedRow>(
  actor: Actor,
  line: Line | undefined,
  verb: Verb,
  part: Part,
): Line => {
  if (!line) throw outOfScope(actor, new Problem('line_not_open'))
  permit(actor, verb, line)
  assertWritable(part, line.status, actor.role)
  return line
}

/** The same, read and locked while a part is added. */
export const lockLine = async (
  { db, actor }: { db: Db; actor: Person },
  id: number,
  verb: Verb,
  part: Part,
) => assertTakes(actor, await lineLockedForAnswer(db, actor, id), verb, part)
