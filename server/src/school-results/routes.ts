import { resultsOfLines } from 'contract/line-results'
import { found } from 'contract/problems'
import { schoolResultsCalls } from 'contract/school-results'
import { feature } from '../http/feature.ts'
import { described } from './described.ts'
import { linesOfSchool } from './queries.ts'

export const schoolResults = feature(schoolResultsCalls, described, {
  read: async ({ db, actor, language, parameters }) => {
    const { school, lines, parts, editions } = found(await linesOfSchool(db, actor, language, parameters.id))
    return { school, lines: resultsOfLines(lines, parts, editions) }
  },
})
