import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** What a release says of itself; the signature is over its text. */
export type Manifest = {
  name: string
  version: string
  commit: string
  /** SHA-256 of the archive and of the bill of materials, by the names of their files. */
  parts: Map<string, string>
  /** SHA-256 of each file of the archive, by its path. */
  files: Map<string, string>
}

export const hashOf = async (path: string): Promise<string> => {
  const hash: Hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const linesOf = (hashes: Map<string, string>): string[] =>
  [...hashes].map(([path, hash]) => `${hash}  ${path}`)

/** Lines as `sha256sum` writes them, below a head. */
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
