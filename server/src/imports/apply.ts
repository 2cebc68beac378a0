import type { AppliedAnswer, ImportKind } from 'contract/imports'
import type { Outcome, Work } from '../jobs/kind.ts'
import { writePeople } from './people/queries.ts'
import { writeSchools } from './schools/queries.ts'
import { writeTranslations } from './translations/queries.ts'

const writers = { schools: writeSchools, people: writePeople, translations: writeTranslations }

/** Writes what a dry run found, in one transaction; when anything changed since, nothing. */
export const apply = async (work: Work): Promise<Outcome> => {
  const subject = work.asked.subject as ImportKind
  const job = work.asked.dry_run as number
  await work.progress(10)
  const write = writers[subject]
  const counts = await work.patiently((db) => write(db, work.actor, job, work.request.id))
  return { answer: { subject, ...counts } satisfies AppliedAnswer }
}
