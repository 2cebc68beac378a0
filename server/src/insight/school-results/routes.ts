import { resultsOfLines } from 'contract/insight/results/line-results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { found } from 'contract/platform/problems'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { linesOfSchool } from './queries.ts'
import { writeSchoolResults } from './write.ts'

export const schoolResults = feature(schoolResultsCalls, described, {
  read: async ({ db, actor, language, parameters }) => {
    const { school, lines, parts, editions } = found(await linesOfSchool(db, actor, language, parameters.id))
    return writeSchoolResults(school, resultsOfLines(lines, parts, editions))
  },
})
