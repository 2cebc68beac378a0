import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'

/**
 * Goes into the built server before all else, and says by HTTP how often functions of the server and of its packages
 * were called since it was asked last: V8 counts them exactly, whatever else the machine does.
 */
const port = Number(process.env.COUNTING_PORT)

if (isMainThread && port > 0 && process.argv[1]?.endsWith('main.js')) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const callsSince = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const counts = { own: 0, packages: 0 }
    for (const { url, functions } of result) {
      const kind = url.includes('/node_modules/') ? 'packages' : url.startsWith('file:') ? 'own' : null
      if (kind === null || url === import.meta.url) continue
      for (const { ranges } of functions) counts[kind] += ranges[0]?.count ?? 0
    }
    return counts
  }
  createServer((_request, response) => {
    void callsSince().then((counts) => response.end(JSON.stringify(counts)))
  })
    .listen(port, '127.0.0.1')
    .unref()
}
