import { resultCalls } from 'contract/evaluation/results'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { engine } from '../../database.ts'
import { givenEvaluators, givenLine } from '../../given-answers.ts'
import { givenVereda } from '../../vereda.ts'

test.runIf(engine() === 'server')('saving an answer costs two statements in its transaction', async () => {
  const vereda = await givenVereda()
  const { school, instrument, coordinator, teacher } = await givenEvaluators(vereda.database.db)
  const { id } = await givenLine(vereda.database.db, school, instrument.id, coordinator)
  const { body } = await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: id,
      indicator: instrument.indicator('1.1.1').id,
      option: instrument.option('A'),
    },
  })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await vereda.ask(resultCalls.change, teacher, {
    parameters: { id: body.id },
    body: { option: instrument.option('B') },
  })
  const texts = query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text)
  query.mockRestore()
  expect(texts.slice(texts.indexOf('begin') + 1, texts.indexOf('commit'))).toHaveLength(2)
})
