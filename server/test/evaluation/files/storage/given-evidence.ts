import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { openEvidence } from '../../../../src/evaluation/files/evidence.ts'
import { sweep, sweepAges } from '../../../../src/evaluation/files/maintenance/sweep.ts'
import { openResults } from '../../../../src/platform/jobs/open-results.ts'
import { setStatus } from '../../../given/answers.ts'
import { givenFiles } from '../house.ts'
import { makePicture } from '../making/make-photo.ts'

/** Files of an open line, and the folder they lie in; each test begins without any. */
export const givenEvidence = async () => {
  const context = await givenFiles()
  const settings = {
    dataDir: context.folder,
    filesPlace: { kind: 'disk' as const, folder: join(context.folder, 'files') },
    virusScanner: null,
    minFreeBytes: 0,
  }
  const evidence = { ...(await openEvidence(settings, null)), results: await openResults(settings, null) }
  afterEach(async () => {
    await context.db.deleteFrom('files').execute()
    await setStatus(context.db, context.line.id, 'OPEN')
    await sweep(context.db, evidence, { ...sweepAges(0), parts: 0, orphans: 0 })
  })
  afterAll(() => context.close())

  return {
    context,
    evidence,
    addPhoto: async () =>
      (await context.upload('aula.jpg', await makePicture(40, 30).jpeg().toBuffer())).body.id,
    objects: async () => (await context.onDisk('files/objects')).length,
  }
}
