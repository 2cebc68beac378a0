import { type File, fileCalls, NewFile } from 'contract/evaluation/files'
import { checked } from 'contract/platform/checked'
import { found } from 'contract/platform/problems'
import { record } from '../../../platform/audit/queries.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { touchEvaluation } from '../../lines/queries.ts'
import { addFile, countCells, fileInScope } from '../queries.ts'
import type { Destination } from './destination.ts'
import { mayAdd } from './may-add.ts'

const Parents = NewFile.pick({ evaluation_line: true, category: true, stage: true })

export const asEvidence: Destination<NewFile, File> = {
  shape: NewFile,

  path: fileCalls.create.path,

  lineFor: async ({ db, actor }, sent, size) => {
    if (!Object.keys(Parents.shape).every((name) => name in sent)) return null
    const parents = checked(Parents, sent)
    return (await transact(db, (transaction) => mayAdd({ db: transaction, actor }, parents, size))).id
  },

  add: async (context, form, row) => {
    const { db, actor } = context
    const { stage } = form
    const { category, ...line } = await mayAdd(context, form, row.size)
    const { id } = await addFile(db, { ...row, line_id: line.id, category_id: category, stage })
    await countCells(db, line.id)
    await touchEvaluation(db, line.evaluation)
    const { kind, size, sha256 } = row
    const added = { line: line.id, category, stage, kind, size, sha256 }
    await record(context, 'file.create', { type: 'file', id }, { new: added })
    return { ...found(await fileInScope(db, actor, id)), stage }
  },
}
