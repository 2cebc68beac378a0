import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { migrations } from './migrations.ts'

/** Names the template after everything it is made from, so that a later run can use it again. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)))
  for (const file of readdirSync(migrations).sort())
    hash.update(file).update(readFileSync(join(migrations, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The databases beside the one that is used, which nobody opens: two thirds of the files. */
const neverOpened = ['1', '4']

/** A migrated embedded database that each test file copies; making one takes seconds, so it is kept between runs. */
export default async function setup(project: TestProject): Promise<void> {
  const template = join(tmpdir(), `vereda-test-lean-template-${process.getuid?.() ?? 0}-${fingerprint()}`)
  if (!existsSync(template)) {
    const folder = temporaryFolder()
    const database = await openDatabase({ databaseUrl: null, dataDir: folder.path, allowUnsafe: true })
    await migrate(database, migrations)
    await database.close()
    for (const name of neverOpened)
      for (const file of readdirSync(join(folder.path, 'database/base', name)))
        rmSync(join(folder.path, 'database/base', name, file))
    try {
      renameSync(folder.path, template)
    } catch (error) {
      folder.remove()
      if (!existsSync(template)) throw error
    }
  }
  project.provide('databaseTemplate', template)
}
