import type { Cipher } from '../../drafts/cipher.ts'
import { DeviceError } from '../../session/device-error.ts'

/** Bytes encrypted at once, so that a video need not be in memory as a whole and the page stays responsive. */
const piece = 1024 * 1024
/** Bytes that the cipher adds to each piece: 24 before and 16 after. */
const added = 40

/** A stored file, encrypted in pieces that are bound to their position. */
export type EncryptedContent = NamedContent & { blob: Blob }
/** What an entry's encrypted text says of its file. */
export type NamedContent = { name: string; type: string; size: number }

const pieceName = (name: string, start: number, size: number): string =>
  `vereda file ${name} ${start}/${size}`

/** Encrypted contents of files by their plain blobs, so that none is encrypted twice. */
const known = new WeakMap<Blob, EncryptedContent>()
export const encryptedContentOf = (content: Blob): EncryptedContent | undefined => known.get(content)

/** The encrypted blob stands for the content until it is opened. */
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
    // The chosen file was deleted or changed.
    throw new DeviceError('failed', error)
  }
  known.set(content, { name, type, size, blob: new Blob(pieces) })
}

/** Opened files by name, while their entries are on the device. */
const opened = new Map<string, Blob>()

export const purgeOthers = (names: ReadonlySet<string>): void => {
  for (const name of opened.keys()) if (!names.has(name)) opened.delete(name)
}

/** Null when it cannot be decrypted. */
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
