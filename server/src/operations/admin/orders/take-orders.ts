import { copyCluster } from '../backup/copy-cluster.ts'
import { noted } from '../backup/run-backup.ts'
import { checkAudit } from './check-audit.ts'
import { eraseFile, recountSummaries, verifyFiles } from './checks.ts'
import { beginWithKeys, clearFormer, encryptFiles, rewrap, rotateKey } from './keys.ts'
import { listKeys } from './list-keys.ts'
import { noteRun } from './note-run.ts'
import { type AppContext, type Order, type Request, result } from './order.ts'
import { createSuperuser, eraseUser, exportUser, removeSecondStep, resetPassword } from './people.ts'

const copyDatabase: Order = async ({ database, settings }) => {
  await noted(database)
  await copyCluster(database, settings.dataDir)
  return result()
}

export const orders: Record<string, Order> = {
  'create-superuser': createSuperuser,
  'reset-password': resetPassword,
  'remove-second-step': removeSecondStep,
  'export-user': exportUser,
  'erase-user': eraseUser,
  'erase-file': eraseFile,
  'verify-files': verifyFiles,
  recount: recountSummaries,
  'verify-audit': checkAudit,
  'keys list': listKeys,
  'keys begin': beginWithKeys,
  'keys encrypt': encryptFiles,
  'keys rotate': rotateKey,
  'keys rewrap': rewrap,
  'keys clear': clearFormer,
  'copy-database': copyDatabase,
  'note-run': noteRun,
}

/** Carries out the commands that a process on the same computer sends through the lock. */
export const takingOrders =
  (context: AppContext) =>
  async (line: string): Promise<string> => {
    const { order, options } = JSON.parse(line) as Request
    const work = orders[order]
    if (!work) throw new Error('this version does not know the command')
    const answer = await work(context, options).catch((error: Error) => ({ lines: [error.message], code: 1 }))
    return JSON.stringify(answer)
  }
