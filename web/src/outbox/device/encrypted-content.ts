import type { Cipher } from '../../drafts/cipher.ts'
import { DeviceError } from '../../session/device-error.ts'

/** Bytes that are encrypted at once: a video is not held in memory whole, and the page answers in between. */
const piece = 1024 * 1024
/** What the cipher adds to each piece: 24 bytes before it and 16 behind. */
const added = 40

/** A file as it lies on the device: encrypted piece by piece, each bound to its place. */
export type EncryptedContent = NamedContent & { blob: Blob }
/** What the encrypted words of an entry say of its file. */
export type NamedContent = { name: string; type: string; size: number }

const pieceName = (name: string, start: number, size: number): string =>
  `vereda file ${name} ${start}/${size}`

/** What is known of files that this page has encrypted or opened, so that none is encrypted twice. */
const known = new WeakMap<Blob, EncryptedContent>()
export const encryptedContentOf = (content: Blob): EncryptedContent | undefined => known.get(content)

/** The file as it came out of the database, still encrypted, stands for its content until it is opened. */
export const asStored = (encrypted: EncryptedContent): Blob => {
  known.set(encrypted.blob, encrypted)
  return encrypted.blob
}

export const encryptContent = async (content: Blob, cipher: Cipher): Promise<void> => {
  const { size, type } = content
  const name = crypto.randomUUID()
  const pieces: Blob[] = []
  try {
    for (let start = 0; start < size; start += piece) {
      const bytes = new Uint8Array(await content.slice(start, start + piece).arrayBuffer())
      const encrypted = cipher.encryptBytes(pieceName(name, start, size), bytes)
      pieces.push(new Blob([encrypted.slice()]))
    }
  } catch (error) {
    // the chosen file is gone or was changed under the page
    throw new DeviceError('failed', error)
  }
  known.set(content, { name, type, size, blob: new Blob(pieces) })
}

/** Opened files by name, as long as their entries lie on the device. */
const opened = new Map<string, Blob>()

export const purgeOthers = (names: ReadonlySet<string>): void => {
  for (const name of opened.keys()) if (!names.has(name)) opened.delete(name)
}

/** Null when it does not open. */
export const openContent = async (encrypted: EncryptedContent, cipher: Cipher): Promise<Blob | null> => {
  const { name, type, size, blob } = encrypted
  const before = opened.get(name)
  if (before) return before
  const pieces: Blob[] = []
  for (let start = 0, at = 0; start < size; start += piece, at += piece + added) {
    const encrypted = new Uint8Array(await blob.slice(at, at + piece + added).arrayBuffer())
    const bytes = cipher.decryptBytes(pieceName(name, start, size), encrypted)
    if (!bytes) return null
    pieces.push(new Blob([bytes.slice()]))
  }
  const content = new Blob(pieces, { type })
  known.set(content, encrypted)
  opened.set(name, content)
  return content
}
