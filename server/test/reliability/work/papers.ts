/**
 * The largest paper that a school can have, as the built server writes it: `tsx server/test/reliability/work/papers.ts`
 * builds the server, then writes 180 indicators with notes and comments, six charts and 42 photos of 12 megapixels, as
 * many as a paper shows, as PDF and as DOCX. Prints seconds, the peak memory of the process that writes, and how long
 * this process, which stands for the server's own thread, was kept from other work.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import sharp from 'sharp'
import { buildServer } from '../../../../scripts/build/server.ts'
import type { Block, Document } from '../../../src/exchange/documents/document.ts'
import { documentOf, everyBlock, sentences } from '../../exchange/documents/sample-document.ts'
import { memoryOfTree } from '../processes/process-tree.ts'

const [indicators = 180, photos = 42] = process.argv.slice(2).map(Number)
const allowed = { seconds: 5, megabytes: 250, milliseconds: 100 }
const megabyte = 1024 * 1024

/** A photo with grain: what is plain is decoded and kept in no time. */
const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#678',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()

const photo = await takePhoto()
const text = `${sentences.es.sentence} `
const charts = everyBlock('es').filter(({ kind }) => kind === 'chart')
const indicator = (at: number): Block[] => [
  ...(at % 9 === 0 ? [{ kind: 'heading', level: 1, text: `Dominio ${at / 9}` } as const] : []),
  { kind: 'heading', level: 2, text: `${at}. ${text}` },
  {
    kind: 'facts',
    facts: [
      { name: 'Opción', value: 'C: Transformación' },
      { name: 'Nota', value: text.repeat(12) },
      { name: 'Comentario', value: text.repeat(4) },
    ],
  },
  {
    kind: 'table',
    caption: 'Archivos',
    head: ['Nombre', 'Tipo', 'Etapa', 'Consentimiento', 'Día'],
    rows: Array.from({ length: 4 }, (_, row) => [`foto-${row}.jpg`, 'Foto', 'Cambio', 'dado', '21-11-2026']),
  },
]
const photoAt = (at: number): Block => ({
  kind: 'photo',
  alternative: text,
  caption: `Foto ${at}`,
  read: async () => photo,
})
const document: Document = documentOf('es', [
  ...charts,
  ...charts,
  ...Array.from({ length: indicators }, (_, at) => indicator(at)).flat(),
  ...Array.from({ length: photos }, (_, at) => photoAt(at)),
])

await buildServer()
const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const outfile = `${dist}write-paper.js`
await build({
  entryPoints: [
    fileURLToPath(new URL('../../../src/exchange/documents/write/write-document.ts', import.meta.url)),
  ],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
})
const { writePdf, writeDocx } = (await import(
  outfile
)) as typeof import('../../../src/exchange/documents/write/write-document.ts')

const measure = async (name: string, write: (document: Document) => Promise<Buffer>): Promise<void> => {
  let peak = 0
  const memory = setInterval(() => {
    const [, ...below] = memoryOfTree(process.pid)
    peak = Math.max(peak, ...below)
  }, 25)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  const bytes = await write(document)
  const seconds = (performance.now() - started) / 1000
  delay.disable()
  clearInterval(memory)
  const [megabytes, milliseconds] = [peak / megabyte, delay.percentile(99) / 1e6]
  const isWithin =
    seconds <= allowed.seconds && megabytes <= allowed.megabytes && milliseconds <= allowed.milliseconds
  const size = (bytes.length / megabyte).toFixed(1)
  process.stdout.write(
    `${isWithin ? 'ok    ' : 'BEYOND'} ${name}: ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB, ` +
      `${milliseconds.toFixed(0)} ms away from other work, a file of ${size} MB\n`,
  )
  if (!isWithin) process.exitCode = 1
}

process.stdout.write(
  `${indicators} indicators, ${photos} photos of ${(photo.length / megabyte).toFixed(1)} MB\n`,
)
await measure('pdf', writePdf)
await measure('docx', writeDocx)
