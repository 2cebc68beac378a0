import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileNode = { name: string; parent: FileNode }
type FileStream = { node: FileNode; nfd?: number }

/** The part of Emscripten's file layer over Node's files that durability needs. */
type FileLayer = {
  stream_ops: { fsync?: (stream: FileStream) => number }
  node_ops: {
    mknod(parent: FileNode, ...rest: unknown[]): FileNode
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

/**
 * Gives the layer the fsync it lacks. Folders whose entries changed are synced with the next file, so that a renamed
 * file keeps its name.
 */
const makeDurable = (files: FileLayer, synced: () => void): void => {
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
  files.stream_ops.fsync = ({ node, nfd }) => {
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
 * (docs/decisions/004-embedded-database.md).
 */
export const durableFiles = (folder: string, synced: () => void): NodeFS => {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (database: PGlite, options) => {
    const { emscriptenOpts } = await init(database, options)
    const preRun = [
      ...[emscriptenOpts.preRun ?? []].flat(),
      (module: unknown) => makeDurable((module as { NODEFS: FileLayer }).NODEFS, synced),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
  return files
}
