import { resultsOfLines } from 'contract/insight/results/line-results'
import { found, Problem } from 'contract/platform/problems'
import { partsOfInstruments } from '../../../insight/school-results/part-queries.ts'
import { linesOfEvaluations } from '../../../insight/school-results/queries.ts'
import type { Does } from '../../../platform/jobs/kind.ts'
import { sheetTextsIn } from '../everything/table.ts'
import { lineOfThing } from '../evidence/queries.ts'
import { encryptBytes, storeFile } from '../make-file.ts'
import type { AssertReadable } from '../subject.ts'
import { type Thing, thingOf, wantedOf } from '../wanted.ts'
import { basisOfLines } from './basis-queries.ts'
import { dataSet, dataValuesOf, isForOthers, orgUnitOf } from './data-values.ts'

const lineForOthers = async (thing: Thing) => {
  const line = found(await lineOfThing(thing))
  if (!isForOthers(line))
    throw new Problem('line_not_validated', { reason: 'Other systems are given validated lines only.' })
  return line
}

/** Refuses a line that is not validated when it is requested. */
export const lineIsValidated =
  (readable: AssertReadable): AssertReadable =>
  async (wanted) => {
    const granted = await readable(wanted)
    if (wanted.format === 'dhis2') await lineForOthers(thingOf(wanted))
    return granted
  }

/** The data values of one line for DHIS2: one data set, one year, one school. */
export const exportLineValues: Does = async (work) => {
  const thing = thingOf(wantedOf(work))
  const line = await lineForOthers(thing)
  const [evaluation] = await linesOfEvaluations(work.db, work.actor, [thing.id])
  const { lines, school } = found(evaluation)
  const results = resultsOfLines(lines, await partsOfInstruments(work.db))
  const [basis] = await basisOfLines(work.db, [line.id])
  const dataValues = dataValuesOf(found(results.find((each) => each.line.id === line.id)), school, basis)
  const text = JSON.stringify({
    dataSet,
    period: String(line.year),
    orgUnit: orgUnitOf(school),
    dataValues,
  })
  const encrypted = await encryptBytes(work, [Buffer.from(text)])
  const name = `${sheetTextsIn(work.language).data.sheets.evaluation} - ${line.name} - ${line.year}`
  return storeFile(work, encrypted, { name, format: 'dhis2', rows: dataValues.length })
}
