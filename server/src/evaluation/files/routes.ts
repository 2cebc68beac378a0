import { can, permit } from 'contract/access/permissions'
import { fileCalls } from 'contract/evaluation/files'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { lineLockedForAnswer, touchEvaluation } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import type { Evidence } from './evidence.ts'
import { handOut } from './hand-out.ts'
import { countCells, deleteFile, fileInScope } from './queries.ts'
import { asEvidence } from './upload/as-evidence.ts'
import { receiveFile } from './upload/receive-file.ts'

export const files = (evidence: Evidence): Feature =>
  feature(
    fileCalls,
    described,
    {
      create: (context) => receiveFile(context, asEvidence, evidence),

      read: async (context) => {
        const { db, actor, parameters, query } = context
        const file = found(await fileInScope(db, actor, parameters.id))
        permit(actor, 'file.read', file)
        const isThumbnail = query.size === 'thumbnail'
        if (isThumbnail && !file.thumbnail) throw new Problem('not_found')
        const change = isThumbnail ? { new: { size: 'thumbnail' } } : {}
        await handOut(context, evidence, file, isThumbnail, () =>
          record(context, 'file.download', { type: 'file', id: file.id }, change),
        )
      },

      remove: async (context) => {
        const { db, actor, parameters } = context
        const file = found(await fileInScope(db, actor, parameters.id))
        permit(actor, 'file.delete', file)
        if (file.is_confirmed && !can(actor, 'plan.change', file))
          throw new Problem('permission_denied', { isOfState: true })
        const line = found(await lineLockedForAnswer(db, actor, file.evaluation_line))
        assertWritable(file.action === null ? 'files' : 'plan', line.status, actor.role)
        if (!(await deleteFile(db, file.id))) throw new Problem('not_found')
        await countCells(db, line.id)
        await touchEvaluation(db, line.evaluation)
        const { category, stage, kind, size } = file
        await record(
          context,
          'file.delete',
          { type: 'file', id: file.id },
          { old: { line: line.id, category, stage, kind, size } },
        )
        return done('file_deleted')
      },
    },
    ['create'],
  )
