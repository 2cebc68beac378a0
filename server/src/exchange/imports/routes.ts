import { mayEver } from 'contract/access/permissions'
import { importCalls } from 'contract/exchange/import-calls'
import { verbOfImport } from 'contract/exchange/imports'
import { found, Problem } from 'contract/platform/problems'
import { record } from '../../platform/audit/queries.ts'
import { speaking } from '../../platform/catalogue/speaking.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { assertRecent } from '../../platform/http/step-up.ts'
import { addJob, ownJob } from '../../platform/jobs/queries.ts'
import { areMessagesStillValid as messagesHold } from './catalogue/queries.ts'
import { described } from './descriptions.ts'
import { areTextsStillValid as draftsHold } from './edition-draft/queries.ts'
import { isSheetStillValid as filledHolds } from './filled/queries.ts'
import { ApplyOptions } from './options.ts'
import { arePeopleStillValid as peopleHold } from './people/queries.ts'
import { countRows, isTaken, lockDryRun } from './queries.ts'
import { type Reception, receiveImport } from './receive-import.ts'
import { areSchoolsStillValid as schoolsHold } from './schools/queries.ts'
import { sendTemplate } from './template.ts'
import { areTranslationsStillValid as translationsHold } from './translation-queries.ts'

const stillValid = {
  schools: schoolsHold,
  people: peopleHold,
  sheet: filledHolds,
  translations: translationsHold,
  edition_draft: draftsHold,
  catalogue: messagesHold,
}

export const importing = (reception: Reception, wake: () => void): Feature =>
  feature(
    importCalls,
    described,
    {
      start: async (context) => {
        const job = await receiveImport(context, reception)
        wake()
        return job
      },

      apply: async (context) => {
        const { db, actor, language, parameters, body, request } = context
        const dryRun = found(await ownJob(db, actor.id, parameters.id))
        if (dryRun.kind !== 'import') throw new Problem('not_found')
        const { subject } = ApplyOptions.pick({ subject: true }).parse(dryRun.asked)
        if (!mayEver(actor, verbOfImport[subject])) throw new Problem('permission_denied')
        // each person of a file has a role
        if (subject === 'people') assertRecent(actor)
        if (dryRun.status !== 'done') throw new Problem('job_not_done')
        await lockDryRun(db, dryRun.id)
        if (await isTaken(db, dryRun.id, null)) throw new Problem('data_changed')
        const { refused } = await countRows(db, dryRun.id)
        if (refused > 0 && !body.without_refused) throw new Problem('rows_refused')
        if (!(await stillValid[subject](db, actor, dryRun.id))) throw new Problem('data_changed')
        const job = await addJob(db, {
          person: actor.id,
          kind: 'import_apply',
          language,
          asked: { dry_run: dryRun.id, subject },
          request: request.id,
        })
        await record(
          context,
          'import.apply',
          { type: 'job', id: dryRun.id },
          { new: { subject, left_out: refused } },
        )
        context.afterwards(wake)
        return { ...job, answer: null }
      },

      template: (context) => speaking(context.db, () => sendTemplate(context)),
    },
    ['start'],
  )
