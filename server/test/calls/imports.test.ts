// @both-databases: an import writes beside requests, and there is one session for both
import { importCalls } from 'contract/exchange/import-calls'
import { type ImportKind, importKinds } from 'contract/exchange/imports'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Asks } from './asks.ts'
import { columnAt } from './cells.ts'
import { newDraft } from './expected/editions.ts'
import { send } from './send.ts'
import { columns, givenWorld } from './world.ts'

const world = await givenWorld()

/** A sign for each column, as in the table of calls: who may have a file looked at as what (rules §2.4). */
const may: Record<ImportKind, string> = {
  schools: '– D A A A A',
  people: '– D A A A A',
  sheet: '– S S S A A',
  translations: '– D D D D A',
  edition_draft: '– D D S D A',
  catalogue: '– D D D D A',
}

const rows = [
  ['id', 'name'],
  ['1', 'Words'],
]
const table = { name: 'rows.csv', content: rows.map((row) => row.join()).join('\n') }
/** Texts of a draft come as a workbook. */
const workbook = {
  name: 'rows.xlsx',
  content: Buffer.from(await writeXlsx({ sheets: [{ name: 'Rows', rows }] })),
}
const asksFor = (kind: ImportKind, id?: number): Asks => ({
  form: { kind, ...(id !== undefined && { [kind === 'sheet' ? 'evaluation_line' : 'edition_draft']: id }) },
  file: kind === 'edition_draft' ? workbook : table,
})

const { here, there } = world
const nowhere = 2_000_000_000
const lines = { own: here.open.id, foreign: there.open.id, missing: nowhere }
const drafts = { own: await newDraft(here), foreign: await newDraft(there), missing: nowhere }
/** What a file of this kind is for, where it is for one thing. */
const things: Partial<Record<ImportKind, typeof lines>> = { sheet: lines, edition_draft: drafts }
/** What an administrator is answered where there is none. */
const absent: Partial<Record<ImportKind, number>> = { sheet: 409, edition_draft: 400 }

const signs: Record<string, Record<keyof typeof lines, number>> = {
  '–': { own: 401, foreign: 401, missing: 401 },
  D: { own: 403, foreign: 403, missing: 403 },
  S: { own: 202, foreign: 403, missing: 403 },
  A: { own: 202, foreign: 202, missing: 202 },
}

test.each(importKinds)('a file of %s gets a dry run for whoever may write its content', async (kind) => {
  for (const column of columns) {
    const wanted = signs[may[kind].split(' ')[columnAt(column)] ?? '']
    const person = await world.acting(column)
    for (const [whose, id] of Object.entries(things[kind] ?? { own: undefined })) {
      const by = person.token ? person : null
      const { status, body } = await send(world, importCalls.start, asksFor(kind, id), by)
      const found = wanted?.[whose as keyof typeof lines]
      expect([column, whose, status, body.code]).toEqual([
        column,
        whose,
        whose === 'missing' && found === 202 ? absent[kind] : found,
        status === 202 ? undefined : body.code,
      ])
      await world.db.deleteFrom('jobs').where('user_id', '=', person.id).execute()
    }
  }
})
