import type { Readable } from 'node:stream'

/** Does what must succeed before a stored file is sent, and closes the file when it fails. */
export const orLetGo = async (stored: { stream: Readable }, before: Promise<unknown>): Promise<void> => {
  try {
    await before
  } catch (error) {
    stored.stream.destroy()
    throw error
  }
}
