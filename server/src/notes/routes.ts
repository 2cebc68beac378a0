import { mustBeWritable } from 'contract/life-cycle'
import { limits } from 'contract/limits'
import { noteCalls } from 'contract/notes'
import { permit } from 'contract/permissions'
import { found, Problem } from 'contract/problems'
import { mustBeIndicator } from 'contract/results'
import { done } from 'contract/successes'
import { mustHaveRoom } from '../database/room.ts'
import { feature } from '../http/feature.ts'
import { mustBeVersion } from '../http/versions.ts'
import { holdLine } from '../lines/hold-line.ts'
import { indicatorNamed } from '../results/queries.ts'
import { removeWords } from '../words/queries.ts'
import { described } from './described.ts'
import { addNote, changeNote, hideNote, notesOfEvaluation, noteToChange } from './queries.ts'

export const notes = feature(noteCalls, described, {
  list: async ({ db, actor, parameters, query }) =>
    found(await notesOfEvaluation(db, actor, parameters.id, query.evaluation_line_id)),

  create: async (asked) => {
    const { db, actor, body } = asked
    const line = await holdLine(asked, body.evaluation_line, 'note.add', 'words')
    if (body.indicator !== null)
      mustBeIndicator(actor, await indicatorNamed(db, line.instrument, body.indicator))
    await mustHaveRoom(db, 'notes', 'line_id', line.id, limits.notesOfLine)
    return addNote(asked, line, body)
  },

  change: async (asked) => {
    const { db, actor, parameters, body } = asked
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.change', note)
    if (note.hidden) throw new Problem('permission_denied')
    mustBeWritable('words', note.status, actor.role)
    mustBeVersion(asked, note.version)
    return changeNote(asked, note, body.text)
  },

  /** Also on a closed line: it may name a learner. */
  hide: async (asked) => {
    const { db, actor, parameters } = asked
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.hide', note)
    mustBeVersion(asked, note.version)
    return done('note_hidden', { note: await hideNote(asked, note) })
  },

  remove: async (asked) => {
    const { db, actor, parameters } = asked
    const note = found(await noteToChange(db, actor, parameters.id))
    permit(actor, 'note.delete', note)
    mustBeWritable('words', note.status, actor.role)
    mustBeVersion(asked, note.version)
    await removeWords(asked, 'note', note)
    return done('note_deleted')
  },
})
