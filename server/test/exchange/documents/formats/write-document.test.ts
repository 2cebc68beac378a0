import { expect, test, vi } from 'vitest'
import type { Block } from '../../../../src/exchange/documents/document.ts'
import { writePdf } from '../../../../src/exchange/documents/write/write-document.ts'
import { readPdf } from '../reading/poppler.ts'
import { documentOf, everyBlock, photo, sentences } from '../sample-document.ts'

// a process is started for each paper, and reads its sources first
vi.setConfig({ testTimeout: 120_000 })

const photoOf = (alternative: string, read: () => Promise<Buffer>): Block => ({
  kind: 'photo',
  alternative,
  caption: 'Library',
  read,
})

test('documents requested at the same time are written one after the other, each whole', async () => {
  const documents = await Promise.all(
    (['hi', 'vi', 'es'] as const).map((language) => writePdf(documentOf(language, everyBlock(language)))),
  )
  expect(documents.map((bytes) => readPdf(bytes).words)).toEqual(
    (['hi', 'vi', 'es'] as const).map((language) =>
      expect.stringContaining(sentences[language].sentence.normalize('NFC')),
    ),
  )
})

test('a missing or broken photo is replaced by its text, the others are shown', async () => {
  const blocks = [
    photoOf('Never stored', () => Promise.reject(new Error('/secret/path is gone'))),
    photoOf('No picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    photoOf('Two girls read', () => photo()),
  ]
  const { words: text, images } = readPdf(await writePdf(documentOf('en', blocks)))
  expect(text).toContain('Library: Never stored')
  expect(text).toContain('Library: No picture')
  expect(text).not.toContain('Library: Two girls read')
  expect(images).toHaveLength(1)
})

test('no path of this machine is in a document', async () => {
  const { objects } = readPdf(await writePdf(documentOf('en', everyBlock('en'))))
  for (const place of [process.cwd(), '/node_modules', 'paper.json', 'photo-0']) {
    expect(objects).not.toContain(place)
  }
})
