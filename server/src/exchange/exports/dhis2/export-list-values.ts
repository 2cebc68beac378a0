import { fieldProblem } from 'contract/platform/problems'
import { partsOfInstruments } from '../../../insight/school-results/part-queries.ts'
import { linesOfEvaluations } from '../../../insight/school-results/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Does, Work } from '../../../platform/jobs/kind.ts'
import { sheetTextsIn } from '../everything/table.ts'
import { fromSnapshot } from '../lists/from-snapshot.ts'
import { type ListQuery, type Lists, listQuery } from '../lists/list-query.ts'
import { readList } from '../lists/read-list.ts'
import { encryptBytes, storeFile } from '../make-file.ts'
import type { AssertReadable } from '../subject.ts'
import { wantedOf } from '../wanted.ts'
import { basisOfLines } from './basis-queries.ts'
import { type DataValue, dataSet, dataValuesOf, linesForOthers } from './data-values.ts'

const path = '/api/evaluation/'

/** Only a list of evaluations has data values. */
export const listOfEvaluations =
  (readable: AssertReadable): AssertReadable =>
  async (wanted) => {
    const granted = await readable(wanted)
    if (wanted.format === 'dhis2' && granted.named.path !== path)
      throw fieldProblem('format', 'invalid_format')
    return granted
  }

/** In pages of evaluations; a list filtered by year or line gives only lines of that year or kind. */
const valuesOf = async function* (work: Work, list: ListQuery, db: Db): AsyncGenerator<DataValue[]> {
  const { year, evaluation_line__evaluation_type: type } = list.query
  const parts = await partsOfInstruments(db)
  for await (const page of readList(list, work, db)) {
    const ids = page.map(({ id }) => id)
    for (const { school, lines } of await linesOfEvaluations(db, work.actor, ids)) {
      const wanted = linesForOthers(lines, parts).filter(
        ({ line }) =>
          (year ?? line.year) === line.year && (type ?? line.evaluation_type) === line.evaluation_type,
      )
      const basis = await basisOfLines(
        db,
        wanted.map(({ line }) => line.id),
      )
      yield wanted.flatMap((each) =>
        dataValuesOf(
          each,
          school,
          basis.find(({ line }) => line === each.line.id),
        ),
      )
    }
  }
}

/** The data values of all validated lines of a list of evaluations, in pages. */
export const exportListValues =
  (known: () => Lists): Does =>
  async (work) => {
    const list = listQuery(known(), work.actor, wantedOf(work).query)
    let rows = 0
    const pieces = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from(`{"dataSet":"${dataSet}","dataValues":[`)
      for await (const values of fromSnapshot(work, (db) => valuesOf(work, list, db))) {
        const text = values.map((value) => JSON.stringify(value)).join(',')
        if (text !== '') yield Buffer.from(rows === 0 ? text : `,${text}`)
        rows += values.length
      }
      yield Buffer.from(']}')
    }
    const encrypted = await encryptBytes(work, pieces())
    const name = sheetTextsIn(work.language).texts.sheets.evaluations
    return storeFile(work, encrypted, { name, format: 'dhis2', rows })
  }
