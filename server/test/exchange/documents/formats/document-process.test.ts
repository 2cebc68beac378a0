import { expect, test, vi } from 'vitest'
import { openDocumentProcess } from '../../../../src/exchange/documents/write/document-process.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { documentOf, everyBlock } from '../sample-document.ts'

vi.setConfig({ testTimeout: 60_000 })

const { prepared } = prepare(documentOf('en', everyBlock('en')))

test('a document that a busy machine could not write in time may be requested again', async () => {
  const process = openDocumentProcess('docx', 1)
  await expect(process.ask({ document: prepared })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(process.ask({ document: prepared })).rejects.toMatchObject({ code: 'unavailable' })
})

test('so may one whose process was killed', async () => {
  const process = openDocumentProcess('docx')
  const request = process.ask({ document: prepared })
  process.end()
  await expect(request).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: expect.stringContaining('SIGKILL') },
  })
})
