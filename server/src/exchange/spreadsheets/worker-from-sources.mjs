// Node cannot read worker.ts by itself. It is bundled here, in memory: that is faster than a loader for so small a
// program, and a thread is started for each file.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
  logLevel: 'silent',
})
await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
