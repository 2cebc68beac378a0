import { permit } from 'contract/access/permissions'
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
import { receiveFile } from './upload/receive-file.ts'

export const files = (evidence: Evidence): Feature =>
  feature(
    fileCalls,
    described,
    {
      create: (asked) => receiveFile(asked, evidence),

      read: async (asked) => {
        const { db, actor, parameters, query } = asked
        const file = found(await fileInScope(db, actor, parameters.id))
        permit(actor, 'file.read', file)
        const isThumbnail = query.size === 'thumbnail'
        if (isThumbnail && !file.thumbnail) throw new Problem('not_found')
        const change = isThumbnail ? { new: { size: 'thumbnail' } } : {}
        await handOut(asked, evidence, file, isThumbnail, () =>
          record(asked, 'file.download', { type: 'file', id: file.id }, change),
        )
      },

      remove: async (asked) => {
        const { db, actor, parameters } = asked
        const file = found(await fileInScope(db, actor, parameters.id))
        permit(actor, 'file.delete', file)
        const line = found(await lineLockedForAnswer(db, actor, file.evaluation_line))
        assertWritable('files', line.status, actor.role)
        if (!(await deleteFile(db, file.id))) throw new Problem('not_found')
        await countCells(db, line.id)
        await touchEvaluation(db, line.evaluation)
        const { category, stage, kind, size } = file
        await record(
          asked,
          'file.delete',
          { type: 'file', id: file.id },
          { old: { line: line.id, category, stage, kind, size } },
        )
        return done('file_deleted')
      },
    },
    ['create'],
  )
