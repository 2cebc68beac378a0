import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(?:m?js|css|html|svg|json)$/
/** Shorter files fit into one packet of the network as they are. */
const worthPacking = 1024

const packings = {
  br: promisify(brotliCompress),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

const pack = async (path: string): Promise<void> => {
  const text = await readFile(path)
  if (text.length < worthPacking) return
  await Promise.all(
    Object.entries(packings).map(async ([ending, packing]) =>
      writeFile(`${path}.${ending}`, await packing(text)),
    ),
  )
}

/**
 * Beside every text of the built application lies the same packed by Brotli and gzip, as small as they get: the server
 * sends those.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const names = await readdir(dir, { recursive: true })
        await Promise.all(names.filter((name) => isText.test(name)).map((name) => pack(join(dir, name))))
      },
    },
  }
}
