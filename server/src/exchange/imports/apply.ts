import { mayEver } from 'contract/access/permissions'
import { type AppliedAnswer, verbOfImport } from 'contract/exchange/imports'
import { Problem } from 'contract/platform/problems'
import type { JobOutcome, Work } from '../../platform/jobs/kind.ts'
import { writeMessages } from './catalogue/queries.ts'
import { writeDraftTexts } from './edition-draft/queries.ts'
import { writeFilled } from './filled/queries.ts'
import { ApplyOptions } from './options.ts'
import { writePeople } from './people/queries.ts'
import { writeSchools } from './schools/queries.ts'
import { writeTranslations } from './translation-queries.ts'

const writers = {
  schools: writeSchools,
  people: writePeople,
  sheet: writeFilled,
  translations: writeTranslations,
  edition_draft: writeDraftTexts,
  catalogue: writeMessages,
}

/** Writes a dry run in one transaction; nothing, when a target changed since. */
export const apply = async (work: Work): Promise<JobOutcome> => {
  const { subject, dry_run: job } = ApplyOptions.parse(work.asked)
  if (!mayEver(work.actor, verbOfImport[subject])) throw new Problem('permission_denied')
  await work.progress(10)
  const write = writers[subject]
  const counts = await work.patiently((db) => write(db, work.actor, job, work.request.id))
  return { answer: { subject, ...counts } satisfies AppliedAnswer }
}
