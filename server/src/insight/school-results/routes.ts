import type { Actor } from 'contract/access/scope'
import { resultsOfLines } from 'contract/insight/results/line-results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import { written } from '../../platform/http/bodies/written.ts'
import { feature } from '../../platform/http/feature.ts'
import { cachedTexts } from '../cached-texts.ts'
import { described } from './descriptions.ts'
import { linesOfSchool, stateOfSchool } from './queries.ts'
import { writeSchoolResults } from './write.ts'

/** For about 800 schools. */
const texts = cachedTexts(6 * 1024 * 1024)

/** The cached answer, if school, lines and instruments are unchanged. */
const textBefore = async (db: Db, actor: Actor, school: number, key: string): Promise<Buffer | null> =>
  texts.has(db, key) ? texts.get(db, key, found(await stateOfSchool(db, actor, school))) : null

const textNow = async (db: Db, actor: Actor, language: Language, id: number, key: string) => {
  const { school, lines, parts, editions, state } = found(await linesOfSchool(db, actor, language, id))
  const text = Buffer.from(writeSchoolResults(school, resultsOfLines(lines, parts, editions)))
  texts.set(db, key, state, text)
  return text
}

export const schoolResults = feature(schoolResultsCalls, described, {
  read: async ({ db, actor, language, parameters: { id } }) => {
    const key = `${id} ${language}`
    return written((await textBefore(db, actor, id, key)) ?? (await textNow(db, actor, language, id, key)))
  },
})
