import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../running/temporary-folder.ts'

type SmallDisk = {
  path: string
  free(): number
  /** Something else takes the room, but for so many bytes. */
  fill(leaving: number): void
  empty(): void
  remove(): void
}

/** A disk of its own, in memory; it takes the right to mount one. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const { path, remove } = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  const free = () => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  }
  return {
    path,
    free,
    fill: (leaving) => writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - leaving))),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', [path])
      remove()
    },
  }
}
