// @both-databases: an import writes beside requests, and there is one session for both
import { importCalls } from 'contract/exchange/import-calls'
import { type ImportKind, importKinds } from 'contract/exchange/imports'
import { expect, test } from 'vitest'
import type { Asks } from './asks.ts'
import { columnAt } from './cells.ts'
import { send } from './send.ts'
import { columns, givenWorld } from './world.ts'

const world = await givenWorld()

/** A sign for each column, as in the table of calls: who may have a file looked at as what (rules §2.4). */
const may: Record<ImportKind, string> = {
  schools: '– D A A A A',
  people: '– D A A A A',
  sheet: '– S S S A A',
  translations: '– D D D D A',
}

const file = { name: 'rows.csv', content: 'id,name\n1,Words' }
const asksFor = (kind: ImportKind, line?: number): Asks => ({
  form: { kind, ...(line !== undefined && { evaluation_line: line }) },
  file,
})

const { here, there } = world
const nowhere = 2_000_000_000
const lines = { own: here.open.id, foreign: there.open.id, missing: nowhere }

const signs: Record<string, Record<keyof typeof lines, number>> = {
  '–': { own: 401, foreign: 401, missing: 401 },
  D: { own: 403, foreign: 403, missing: 403 },
  S: { own: 202, foreign: 403, missing: 403 },
  A: { own: 202, foreign: 202, missing: 409 },
}

test.each(importKinds)('a file of %s is looked at for whoever may write what it says', async (kind) => {
  for (const column of columns) {
    const wanted = signs[may[kind].split(' ')[columnAt(column)] ?? '']
    const person = await world.acting(column)
    for (const [whose, line] of Object.entries(kind === 'sheet' ? lines : { own: undefined })) {
      const by = person.token ? person : null
      const { status, body } = await send(world, importCalls.start, asksFor(kind, line), by)
      expect([column, whose, status, body.code]).toEqual([
        column,
        whose,
        wanted?.[whose as keyof typeof lines],
        status === 202 ? undefined : body.code,
      ])
      await world.db.deleteFrom('jobs').where('user_id', '=', person.id).execute()
    }
  }
})
