import { uploadCalls } from 'contract/evaluation/uploads'
import { found } from 'contract/platform/problems'
import { written } from '../../../platform/http/bodies/written.ts'
import { type Feature, feature } from '../../../platform/http/feature.ts'
import type { Evidence } from '../evidence.ts'
import { appendTo } from './append.ts'
import { createUpload } from './create.ts'
import { described } from './descriptions.ts'
import { discardUpload } from './finish.ts'
import { openSequence } from './one-at-a-time.ts'
import { answerOf, setOffset, speakTus } from './protocol.ts'
import { ownUpload, uploadByKey } from './queries.ts'
import { fileOf } from './read-file.ts'

const nothing = written('')

/** Uploads in parts (tus 1.0), for files that one request cannot carry over a weak connection. */
export const uploads = (evidence: Evidence): Feature => {
  const sequence = openSequence()
  return feature(
    uploadCalls,
    described,
    {
      create: async (context) => {
        speakTus(context)
        return createUpload(context, evidence, sequence)
      },

      read: async (context) => {
        speakTus(context)
        const { db, actor, parameters, reply } = context
        found(await ownUpload(db, actor.id, parameters.id))
        await sequence.settle(parameters.id)
        const upload = found(await ownUpload(db, actor.id, parameters.id))
        setOffset(reply, upload)
        return answerOf(upload, await fileOf(context, upload))
      },

      append: async (context) => {
        speakTus(context)
        const { db, actor, parameters, reply } = context
        found(await ownUpload(db, actor.id, parameters.id))
        const file = await sequence.run(parameters.id, (turn) =>
          appendTo(context, evidence, parameters.id, turn),
        )
        if (file === null) reply.code(204)
        return file ?? nothing
      },

      remove: async (context) => {
        speakTus(context)
        const { db, actor, parameters } = context
        found(await ownUpload(db, actor.id, parameters.id))
        await sequence.run(parameters.id, () => discardUpload(context, evidence, parameters.id))
        return {}
      },

      discard: async (context) => {
        speakTus(context)
        const { db, actor, query } = context
        const upload = found(await uploadByKey(db, actor.id, query.key))
        await sequence.run(upload.id, () => discardUpload(context, evidence, upload.id))
        return {}
      },
    },
    ['create', 'append', 'remove', 'discard'],
  )
}
