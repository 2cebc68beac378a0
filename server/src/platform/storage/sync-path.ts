import { open } from 'node:fs/promises'

/**
 * Waits until the disk has a file's bytes, or a folder's entries: a new file is there for good only when its folder has
 * been written too.
 */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
