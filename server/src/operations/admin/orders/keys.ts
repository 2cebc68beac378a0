import { encryptFiles as encryptAll } from '../../../evaluation/files/maintenance/encrypt.ts'
import { countFormerObjects } from '../../../evaluation/files/maintenance/encryption-queries.ts'
import { purgeFormer } from '../../../evaluation/files/maintenance/sweep.ts'
import { record } from '../../../platform/audit/queries.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { beginKeys } from '../../../platform/keys/begin-keys.ts'
import type { KeyOwner } from '../../../platform/keys/key-row.ts'
import { newKey } from '../../../platform/keys/new-key.ts'
import { openKeys } from '../../../platform/keys/open-keys.ts'
import { operatorKeysOf } from '../../../platform/keys/operator-keys.ts'
import {
  addKey,
  currentKey,
  hasBegun,
  isSettled,
  retireKey,
  settleKey,
} from '../../../platform/keys/queries.ts'
import { rewrapKeys } from '../../../platform/keys/rewrap.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { type AppContext, type CommandResult, type Order, operator, result } from './order.ts'
import { schoolExists } from './queries.ts'

const purposes = ['results', 'uploads', 'quarantine', 'other'] as const

const ownerFrom = (text = ''): KeyOwner => {
  const purpose = purposes.find((each) => each === text)
  if (purpose) return purpose
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw refusal(`${text} is neither the number of a school nor one of ${purposes.join(', ')}`)
  return Number(text)
}

const open = async ({ database: { db }, settings }: AppContext) => {
  const operatorKeys = operatorKeysOf(settings)
  const keys = await openKeys(db, settings)
  if (!operatorKeys || !keys) throw refusal("No operator's key is set: FILES_KEY or FILES_KMS")
  return { db, operatorKeys, keys, storage: await openStorage(settings.filesPlace, keys) }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Files with other bytes than were stored are named and stay in place; the command ends with 1. */
const withFaults = (faults: number[], ...lines: string[]): CommandResult => {
  if (faults.length === 0) return result(...lines)
  const some = faults.slice(0, 200).join(', ')
  return {
    lines: [...lines, `Not as they were stored, and left as they are: ${some}. See verify-files.`],
    code: 1,
  }
}

/** Turns on keys of schools for every server of this installation. */
const begin = async ({ db, operatorKeys }: Opened): Promise<boolean> => {
  const isFirst = await beginKeys(db, operatorKeys)
  if (isFirst) await record({ ...operator, db }, 'keys.begin', { type: 'database', id: null })
  return isFirst
}

export const beginWithKeys: Order = async (context) =>
  (await begin(await open(context)))
    ? result(
        'From now on files are stored under keys of their schools; `keys encrypt` moves those of before.',
      )
    : result('Files are stored under keys of their schools already.')

export const encryptFiles: Order = async (context) => {
  const opened = await open(context)
  await begin(opened)
  const { there, moved, faults } = await encryptAll(opened, null)
  await record(
    { ...operator, db: opened.db },
    'keys.encrypt',
    { type: 'database', id: null },
    { new: { moved } },
  )
  return withFaults(faults, `${moved} files were encrypted anew, ${there} lay under their key already.`)
}

/** New files get the new key at once; what an interrupted command left is finished first. */
const beginRotation = async ({ db, operatorKeys }: Opened, owner: KeyOwner) => {
  if (!(await isSettled(db, owner))) return
  const { row } = await newKey(operatorKeys, owner, 1)
  const isSchool = typeof owner === 'number'
  await transact(db, async (inside) => {
    const version = (await retireKey(inside, owner)) + 1
    await addKey(inside, { ...row, version }, isSchool)
    const object = { type: isSchool ? 'school' : 'database', id: isSchool ? owner : null }
    await record({ ...operator, db: inside }, 'keys.rotate', object, { new: { version } })
  })
}

export const rotateKey: Order = async (context, options) => {
  const owner = ownerFrom(options.owner)
  const opened = await open(context)
  const { db } = opened
  if (typeof owner === 'number' && !(await schoolExists(db, owner)))
    throw refusal(`There is no school ${owner}`)
  if (!(await hasBegun(db)))
    throw refusal(
      'Keys of schools are not in use here yet: `keys begin`, when every server is of this version',
    )
  await beginRotation(opened, owner)
  const current = await currentKey(db, owner)
  if (!current) throw new Error('a key was made and is not there')
  if (typeof owner !== 'number')
    return result(`${owner}: key ${current.version}; what is there lives out its time.`)
  const { there, moved, faults } = await encryptAll(opened, owner)
  await settleKey(db, current.id)
  return withFaults(
    faults,
    `School ${owner} has key ${current.version}: ${moved} files were moved to it, ${there} lay under it already.`,
  )
}

export const rewrap: Order = async (context) => {
  const { db, operatorKeys } = await open(context)
  const count = await rewrapKeys(db, operatorKeys)
  const { name } = operatorKeys.wrapping
  await record({ ...operator, db }, 'keys.rewrap', { type: 'database', id: null }, { new: { count, name } })
  return result(`${count} keys are wrapped anew; all are wrapped by ${name}.`)
}

export const clearFormer: Order = async (context) => {
  const { db, storage } = await open(context)
  const count = await purgeFormer(db, { storage }, 1)
  const stay = await countFormerObjects(db)
  await record({ ...operator, db }, 'keys.clear', { type: 'database', id: null }, { new: { count } })
  return result(
    `${count} files of before were deleted; a database of an earlier moment does not find them any more.`,
    ...(stay > 0 ? [`${stay} stay, for they were replaced within the last hour: ask again then.`] : []),
  )
}
