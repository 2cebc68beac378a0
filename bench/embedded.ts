import { sql } from 'kysely'
import { prepare } from '../server/src/operations/prepare.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { readSettings } from '../server/src/platform/settings/settings.ts'
import { temporaryFolder } from '../server/test/running/temporary-folder.ts'
import { casesOn } from './asking/cases.ts'
import { openData, signInStatements, using } from './data/open-data.ts'
import { usual } from './data/size.ts'
import { filling } from './data/steps.ts'
import { measureAll, type Pace } from './measure.ts'
import { startServer } from './servers.ts'

/** The targeted share of requests per second compared with PostgreSQL. */
const aim = 0.65

const usualSchools = 1000

/** The same rows in an embedded database. */
const fillEmbedded = async (dataDir: string, schools: number): Promise<void> => {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  await prepare(database, readSettings({}))
  await database.patiently(async (db) => {
    for (const text of filling({ ...usual, schools })) await sql.raw(text).execute(db)
    for (const { text, values } of signInStatements({ ...usual, schools }))
      await db.executeQuery({ ...sql.raw(text).compile(db), parameters: values })
    await sql`vacuum analyze`.execute(db)
  })
  await database.close()
}

/** `npm run bench -- embedded`: the server on the embedded database compared with PostgreSQL, in turns. */
export const embeddedBesideServer = async (words: string[], pace: Pace): Promise<void> => {
  const schools = Number(words.find((word) => /^\d+$/.test(word)) ?? usualSchools)
  const wanted = words.filter((word) => !/^\d+$/.test(word) && !word.startsWith('--'))
  const folder = temporaryFolder()
  const { postgres, url } = await openData({ ...usual, schools })
  try {
    await fillEmbedded(folder.path, schools)
    const embedded = await startServer({ dataDir: folder.path })
    const server = await startServer({ databaseUrl: url })
    try {
      await using(url, async (client) => {
        console.log(`\n${''.padEnd(34)}${'embedded'.padStart(10)}${'server'.padStart(10)}  ratio (${aim})`)
        for (const each of await casesOn(client)) {
          if (wanted.length > 0 && !wanted.some((word) => each.name.includes(word))) continue
          const figures = await measureAll(each, { embedded, server }, 0, pace)
          const [inside, outside] = [figures.embedded?.perSecond ?? 0, figures.server?.perSecond ?? 0]
          // With few schools there is soon nothing left to save.
          const ratio = outside === 0 ? 1 : inside / outside
          console.log(
            `${each.name.padEnd(34)}${inside.toFixed(0).padStart(10)}${outside.toFixed(0).padStart(10)}  ${ratio.toFixed(2)}${ratio < aim ? ' !' : ''}`,
          )
        }
      })
    } finally {
      await embedded.stop()
      await server.stop()
    }
  } finally {
    await postgres.remove()
    folder.remove()
  }
}
