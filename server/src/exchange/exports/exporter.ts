import { fieldProblem } from 'contract/platform/problems'
import type { Does } from '../../platform/jobs/kind.ts'
import type { Subjects } from './subject.ts'
import { wantedOf } from './wanted.ts'

/** Makes the file of any subject, if the person may still read it. */
export const exporter =
  (subjects: Subjects): Does =>
  async (work) => {
    const wanted = wantedOf(work)
    const { assertReadable, makers } = subjects[wanted.subject]
    await assertReadable(wanted)
    const make = makers[wanted.format]
    if (!make) throw fieldProblem('format', 'invalid_format')
    return make(work)
  }
