import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** The content of a release; its text is signed. */
export type Manifest = {
  name: string
  version: string
  commit: string
  /** SHA-256 of archive and bill of materials by file name. */
  parts: Map<string, string>
  /** SHA-256 of each file in the archive by path. */
  files: Map<string, string>
}

export const hashOf = async (path: string): Promise<string> => {
  const hash: Hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const linesOf = (hashes: Map<string, string>): string[] =>
  [...hashes].map(([path, hash]) => `${hash}  ${path}`)

/** In the format of `sha256sum`, below a header. */
export const writtenManifest = ({ name, version, commit, parts, files }: Manifest): string =>
  [`${name} ${version}`, `commit ${commit}`, '', ...linesOf(parts), '', ...linesOf(files), ''].join('\n')

const hashesIn = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, hash = '', path = ''] = line.match(/^([0-9a-f]{64}) {2}(.+)$/) ?? []
        if (path === '') throw new Error('This is not the manifest of a release')
        return [path, hash]
      }),
  )

export const readManifest = (text: string): Manifest => {
  const [head = '', parts = '', files = ''] = text.split('\n\n')
  const [, name = '', version = '', commit = ''] = head.match(/^(\S+) (\S+)\ncommit ([0-9a-f]{40})$/) ?? []
  if (commit === '') throw new Error('This is not the manifest of a release')
  return { name, version, commit, parts: hashesIn(parts), files: hashesIn(files) }
}
