import { Problem } from 'contract/platform/problems'
import { eraseFile as erase } from '../../../evaluation/files/maintenance/erase.ts'
import { verifyFiles as verify } from '../../../evaluation/files/maintenance/verify.ts'
import { recount } from '../../../evaluation/summaries/recount.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { openResults } from '../../../platform/jobs/open-results.ts'
import { openKeys } from '../../../platform/keys/open-keys.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { type AppContext, type Order, result } from './order.ts'
import { wholeNumber } from './said-by-operator.ts'

const storageOf = async ({ database, settings }: AppContext) =>
  openStorage(settings.filesPlace, await openKeys(database.db, settings))

/** The most listed: the answer of a running server is one line of limited length. */
const mostListed = 500

const listed = (label: string, ids: (number | string)[]): string[] =>
  ids.length === 0
    ? []
    : [
        `${label} (${ids.length}): ${ids.slice(0, mostListed).join(', ')}${ids.length > mostListed ? ', …' : ''}`,
      ]

export const eraseFile: Order = async (context, { id, reason }) => {
  if (!reason) throw refusal('A reason is needed: --reason "…"')
  const places = { storage: await storageOf(context), results: await openResults(context.settings, null) }
  await erase(context.database.db, places, wholeNumber(id), reason).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not_found' ? refusal(`There is no file ${id}`) : error
  })
  return result(`File ${id} is erased; a short note stands in its place. Older backups still hold it.`)
}

export const verifyFiles: Order = async (context) => {
  const { checked, missing, changed, extra } = await verify(context.database.db, await storageOf(context))
  const faults = [
    ...listed('Missing, by the number of the file', missing),
    ...listed('Other bytes than were stored', changed),
    ...listed('Objects without a file', extra),
  ]
  return { lines: [`${checked} files were read.`, ...faults], code: faults.length > 0 ? 1 : 0 }
}

export const recountSummaries: Order = async ({ database }) => {
  const { lines, repaired } = await database.patiently(recount)
  return result(`${lines} lines were counted anew; ${repaired} of them said otherwise and are repaired.`)
}
