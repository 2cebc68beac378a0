import { open } from 'node:fs/promises'

/** A file is in a folder for good only when the folder itself has been written. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
