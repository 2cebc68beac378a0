import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { billOf } from '../bill-of-materials.ts'
import { commitOf, filesOf } from './files.ts'
import { hashOf, writtenManifest } from './manifest.ts'
import { signatureOf } from './signature.ts'
import { tarOf } from './tar.ts'

/**
 * Makes a release of the commit at `root`: archive, bill of materials, manifest, and with a key the manifest's
 * signature. Reproducible: names are sorted, and all times are the commit's. Returns the files' names.
 */
export const makeRelease = async (
  root: string,
  folder: string,
  keyFile: string | null,
): Promise<string[]> => {
  const { commit, seconds } = commitOf(root)
  const entries = filesOf(root)
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const called = `${about.name}-${about.version}`
  mkdirSync(folder, { recursive: true })
  const at = (ending: string) => join(folder, `${called}.${ending}`)

  const archive = at('tar.gz')
  const packed = Readable.from(tarOf(root, entries, { folder: called, seconds }))
  await pipeline(packed, createGzip({ level: 9 }), createWriteStream(archive))
  const bill = at('cdx.json')
  writeFileSync(bill, `${JSON.stringify(billOf(root, new Date(seconds * 1000)), null, 2)}\n`)

  const parts = new Map<string, string>()
  for (const path of [archive, bill]) parts.set(basename(path), await hashOf(path))
  const files = new Map<string, string>()
  for (const { path } of entries) files.set(path, await hashOf(join(root, path)))
  const manifest = at('manifest')
  const text = writtenManifest({ ...about, commit, parts, files })
  writeFileSync(manifest, text)
  if (keyFile === null) return [archive, bill, manifest]
  const signature = at('manifest.sig')
  writeFileSync(signature, signatureOf(Buffer.from(text), keyFile))
  return [archive, bill, manifest, signature]
}
