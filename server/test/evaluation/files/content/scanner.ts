import { createServer, type Server } from 'node:net'

/** The harmless text that every scanner reports as a virus, put together so that this file is not reported. */
export const eicar = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
)

const contentOf = (heard: Buffer): Buffer | undefined => {
  const parts: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Speaks as clamd does (INSTREAM), over the loopback. */
export const startScanner = (always?: string): Server =>
  createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      const content = contentOf(heard)
      if (!content) return
      const verdict = content.includes(eicar) ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'
      socket.end(`${always ?? `stream: ${verdict}`}\0`)
    })
  })
