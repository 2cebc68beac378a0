import { permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { noteCalls } from 'contract/evaluation/notes'
import { limits } from 'contract/platform/limits'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertRoomForChange, assertRoomForText, removeTexts, roomTaken } from '../comments/text-queries.ts'
import { placeOfText } from '../lines/edition/late-queries.ts'
import { lockLine } from '../lines/lock-line.ts'
import { described } from './descriptions.ts'
import { addNote, changeNote, hideNote, lineOfNotes, noteList, noteToChange } from './queries.ts'

export const notes = feature(noteCalls, described, {
  list: async ({ db, actor, parameters, query, request }) => {
    const { page = 1, page_size, indicator } = query
    const line = found(await lineOfNotes(db, actor, parameters.id, query.evaluation_line_id))
    permit(actor, 'note.read', line)
    const isPaged = query.page !== undefined || page_size !== undefined
    const size = isPaged ? (page_size ?? limits.pageSize) : limits.notesOfLine
    const context = { indicator, page, page_size: size }
    const notes = await noteList(db, line.id, context)
    return isPaged ? paged(request, context, notes) : notes.rows
  },

  create: async (context) => {
    const { db, body } = context
    const [line, taken] = await Promise.all([
      lockLine(context, body.evaluation_line, 'note.add', 'words'),
      roomTaken(db, 'note', body.evaluation_line),
    ])
    const place = await placeOfText(db, line, body.indicator)
    assertRoomForText('note', taken, body.text)
    return context.lastStoring((storing) => addNote(context, line, { ...body, ...place }, storing))
  },

  change: async (context) => {
    const { db, actor, parameters, body } = context
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.change', note)
    if (note.hidden) throw new Problem('permission_denied')
    assertWritable('words', note.status, actor.role)
    assertVersion(context, note.version)
    await assertRoomForChange(db, 'note', note.line, body.text, note.text)
    return changeNote(context, note, body.text)
  },

  /** Also on a closed line, since it may name a learner. */
  hide: async (context) => {
    const { db, actor, parameters } = context
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.hide', note)
    assertVersion(context, note.version)
    return done('note_hidden', { note: await hideNote(context, note) })
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.delete', note)
    assertWritable('words', note.status, actor.role)
    assertVersion(context, note.version)
    await removeTexts(context, 'note', note)
    return done('note_deleted')
  },
})
