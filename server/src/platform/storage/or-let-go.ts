import type { Readable } from 'node:stream'

/** What has to succeed before a stored file is handed out; when it fails the file is closed, as nobody will read it. */
export const orLetGo = async (stored: { stream: Readable }, before: Promise<unknown>): Promise<void> => {
  try {
    await before
  } catch (error) {
    stored.stream.destroy()
    throw error
  }
}
