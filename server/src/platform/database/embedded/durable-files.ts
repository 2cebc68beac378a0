import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileNode = { name: string; parent: FileNode }
type FileStream = { node: FileNode; nfd?: number }

/** The part of Emscripten's file layer over Node's files that durability needs. */
type FileLayer = {
  stream_ops: {
    fsync?: (stream: FileStream) => number
    write(stream: FileStream, ...rest: unknown[]): number
    setattr(stream: FileStream, attributes: unknown): void
  }
  node_ops: {
    mknod(parent: FileNode, ...rest: unknown[]): FileNode
    setattr(node: FileNode, attributes: unknown): void
    rename(node: FileNode, folder: FileNode, name: string): void
    unlink(parent: FileNode, name: string): void
  }
  realPath(node: FileNode): string
}

const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** The files that PostgreSQL changed since it began to start; the others were kept before. */
type Start = { changed: Set<string> | null }

/** Notes each file that is written, cut, made or renamed, as long as PostgreSQL starts. */
const noteChanges = ({ stream_ops, node_ops, realPath }: FileLayer, start: Start): void => {
  const { write, setattr: setattrOfStream } = stream_ops
  const { mknod, setattr, rename } = node_ops
  const note = (node: FileNode) => start.changed?.add(realPath(node))

  stream_ops.write = (stream, ...rest) => {
    note(stream.node)
    return write(stream, ...rest)
  }
  stream_ops.setattr = (stream, attributes) => {
    note(stream.node)
    setattrOfStream(stream, attributes)
  }
  node_ops.setattr = (node, attributes) => {
    note(node)
    setattr(node, attributes)
  }
  node_ops.mknod = (parent, ...rest) => {
    const node = mknod(parent, ...rest)
    note(node)
    return node
  }
  node_ops.rename = (node, folder, name) => {
    start.changed?.add(join(realPath(folder), name))
    rename(node, folder, name)
  }
}

/**
 * Gives the layer the fsync it lacks. Folders whose entries changed are synced with the next file, so that a renamed
 * file keeps its name.
 */
const makeDurable = (files: FileLayer, start: Start, synced: () => void): void => {
  const changed = new Set<string>()
  const { mknod, rename, unlink } = files.node_ops

  files.node_ops.mknod = (parent, ...rest) => {
    changed.add(files.realPath(parent))
    return mknod(parent, ...rest)
  }
  files.node_ops.rename = (node, folder, name) => {
    changed.add(dirname(files.realPath(node))).add(files.realPath(folder))
    rename(node, folder, name)
  }
  files.node_ops.unlink = (parent, name) => {
    changed.add(files.realPath(parent))
    unlink(parent, name)
  }
  const wasSynced = (node: FileNode): boolean => {
    if (start.changed === null) return false
    const path = files.realPath(node)
    return !start.changed.has(path) && !changed.has(path)
  }
  files.stream_ops.fsync = ({ node, nfd }) => {
    if (wasSynced(node)) return 0
    if (nfd === undefined) changed.add(files.realPath(node))
    else fsyncSync(nfd)
    for (const folder of changed) syncFolder(folder)
    changed.clear()
    synced()
    return 0
  }
}

/**
 * PGlite's files in a folder of the disk, each fsync of PostgreSQL being one of the disk
 * (docs/decisions/004-embedded-database.md). After an end without a farewell PostgreSQL begins with the fsync of every
 * file, one after the other, twice: whoever opens has kept them all before, many at once, and until `hasStarted` only
 * those are synced that PostgreSQL changed itself.
 */
export const durableFiles = (folder: string, synced: () => void): { files: NodeFS; hasStarted(): void } => {
  const start: Start = { changed: new Set() }
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (database: PGlite, options) => {
    const { emscriptenOpts } = await init(database, options)
    const preRun = [
      ...[emscriptenOpts.preRun ?? []].flat(),
      (module: unknown) => {
        const { NODEFS: layer } = module as { NODEFS: FileLayer }
        noteChanges(layer, start)
        makeDurable(layer, start, synced)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
  const hasStarted = () => {
    start.changed = null
  }
  return { files, hasStarted }
}
