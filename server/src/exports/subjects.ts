import { mayEver, type Verb } from 'contract/permissions'
import { Problem } from 'contract/problems'
import { planPaper } from '../papers/action-plan/plan-paper.ts'
import { paperOfEvaluation } from '../papers/evaluation/paper-of-evaluation.ts'
import { paperOfInstrument } from '../papers/instrument/paper-of-instrument.ts'
import { schoolPaper } from '../papers/school/school-paper.ts'
import type { Storage } from '../storage/storage.ts'
import { columnsAsked } from './columns-asked.ts'
import { exportList } from './export-list.ts'
import { asPaper, ofThing } from './export-paper.ts'
import { type Lists, listAsked } from './list-asked.ts'
import { statisticsAsked } from './statistics/asked.ts'
import { exportStatistics } from './statistics/export-statistics.ts'
import type { MustBeReadable, Subjects } from './subject.ts'
import {
  evaluationReadable,
  instrumentReadable,
  planReadable,
  reportReadable,
  schoolReadable,
} from './things.ts'

const whoeverMay =
  (verb: Verb): MustBeReadable =>
  async ({ actor }) => {
    if (!mayEver(actor, verb)) throw new Problem('permission_denied')
    return {}
  }

/**
 * Everything that can be had as a file: who may have it, and who makes it in which format. A paper's three formats come
 * by `asPaper` of what makes it; `formatsOf` of the contract says the same to the web, and a test compares them.
 */
export const subjectsOf = (known: () => Lists, evidence: Pick<Storage, 'get'>): Subjects => {
  const list = exportList(known)
  return {
    evaluation: {
      mustBeReadable: evaluationReadable,
      makers: { ...asPaper(ofThing(paperOfEvaluation(evidence))) },
    },
    action_plan: { mustBeReadable: planReadable, makers: asPaper(ofThing(planPaper)) },
    school: { mustBeReadable: schoolReadable, makers: asPaper(ofThing(schoolPaper)) },
    report: { mustBeReadable: reportReadable, makers: {} },
    instrument: { mustBeReadable: instrumentReadable, makers: { ...asPaper(ofThing(paperOfInstrument)) } },
    statistics: {
      mustBeReadable: async ({ actor, query }) => ({ path: statisticsAsked(actor, query).path }),
      makers: { csv: exportStatistics, xlsx: exportStatistics },
    },
    list: {
      mustBeReadable: async ({ actor, query, columns }) => {
        const { path } = listAsked(known(), actor, query)
        columnsAsked(path, columns)
        return { path }
      },
      makers: { csv: list, xlsx: list },
    },
    audit: { mustBeReadable: whoeverMay('audit.list'), makers: {} },
  }
}
