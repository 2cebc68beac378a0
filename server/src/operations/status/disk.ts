import { statfs } from 'node:fs/promises'

/** Bytes of the disk below a folder: free for this user, and all. */
export const diskOf = async (folder: string): Promise<{ free: number; size: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
