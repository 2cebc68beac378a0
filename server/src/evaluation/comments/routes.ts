import { permit } from 'contract/access/permissions'
import { commentCalls } from 'contract/evaluation/comments'
import { assertWritable, isWritable } from 'contract/evaluation/life-cycle'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { placeOfText } from '../lines/edition/late-queries.ts'
import { lockLine } from '../lines/lock-line.ts'
import { lineInScope } from '../lines/queries.ts'
import { addComment } from './add-queries.ts'
import { described } from './descriptions.ts'
import { changeComment, commentList, commentToChange, hideComment } from './queries.ts'
import { peopleToMention } from './reader-queries.ts'
import { assertRoomForChange, assertRoomForText, removeTexts, roomTaken } from './text-queries.ts'

export const comments = feature(commentCalls, described, {
  list: async ({ db, actor, query, request }) => {
    permit(actor, 'comment.read', found(await lineInScope(db, actor, query.evaluation_line_id)))
    return paged(request, query, await commentList(db, query))
  },

  people: async ({ db, actor, query }) => {
    const line = found(await lineInScope(db, actor, query.evaluation_line_id))
    permit(actor, 'comment.add', line)
    return peopleToMention(db, actor, line)
  },

  create: async (context) => {
    const { db, body } = context
    const [line, taken] = await Promise.all([
      lockLine(context, body.evaluation_line, 'comment.add', 'words'),
      roomTaken(db, 'comment', body.evaluation_line),
    ])
    const place = await placeOfText(db, line, body.indicator)
    assertRoomForText('comment', taken, body.text)
    return context.lastStoring((storing) => addComment(context, line, { ...body, ...place }, storing))
  },

  /** The author changes the text while the line permits; everybody who reads it may settle it. */
  change: async (context) => {
    const { db, actor, parameters, body } = context
    const comment = found(await commentToChange(db, actor, parameters.id))
    permit(actor, 'comment.resolve', comment)
    if (body.text !== undefined) {
      permit(actor, 'comment.change', comment)
      if (comment.hidden) throw new Problem('permission_denied')
      assertWritable('words', comment.status, actor.role)
    }
    if (!isWritable('words', comment.status)) throw new Problem('line_closed')
    assertVersion(context, comment.version)
    if (body.text !== undefined)
      await assertRoomForChange(db, 'comment', comment.line, body.text, comment.text)
    return changeComment(context, comment, body)
  },

  /** Also on a closed line, since it may name a learner. */
  hide: async (context) => {
    const { db, actor, parameters } = context
    const comment = found(await commentToChange(db, actor, parameters.id))
    permit(actor, 'comment.hide', comment)
    assertVersion(context, comment.version)
    return done('comment_hidden', { comment: await hideComment(context, comment) })
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const comment = found(await commentToChange(db, actor, parameters.id))
    permit(actor, 'comment.delete', comment)
    assertWritable('words', comment.status, actor.role)
    assertVersion(context, comment.version)
    await removeTexts(context, 'comment', comment)
    return done('comment_deleted')
  },
})
