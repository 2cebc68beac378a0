import { randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { type Cipher, cipherOfBytes } from '../../drafts/cipher.ts'
import { completeEntry, type Entry } from '../entry.ts'

/*
 * The file format for unsent work: a mark, the password's salt, then in encrypted pieces the length of the text, the
 * text, and the bytes of all files.
 */
const mark = utf8ToBytes('VEREDA COPY 1\n')
const saltLength = 32
const piece = 1024 * 1024
const added = 40
const pieceName = (start: number): string => `vereda copy ${start}`

/** Derives a key from a password and a salt; takes about a second. */
export type KeyOf = (password: string, salt: Uint8Array) => Promise<Uint8Array>

type Contents = { entries: Entry[]; files: ({ type: string; size: number } | null)[] }

const textsOf = (entries: readonly Entry[]): Blob => {
  const files = entries.map(({ work }) =>
    work.kind === 'file' ? { type: work.content.type, size: work.content.size } : null,
  )
  const texts = utf8ToBytes(JSON.stringify({ entries, files }))
  const length = new DataView(new ArrayBuffer(4))
  length.setUint32(0, texts.length)
  return new Blob([length, texts.slice()])
}

export const encryptedCopyOf = async (
  entries: readonly Entry[],
  password: string,
  keyOf: KeyOf,
): Promise<Blob> => {
  const salt = randomBytes(saltLength)
  const cipher = cipherOfBytes(await keyOf(password, salt))
  const contents = entries.flatMap(({ work }) => (work.kind === 'file' ? work.content : []))
  const plain = new Blob([textsOf(entries), ...contents])
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < plain.size; start += piece) {
    const bytes = new Uint8Array(await plain.slice(start, start + piece).arrayBuffer())
    pieces.push(cipher.encryptBytes(pieceName(start), bytes).slice())
  }
  return new Blob([mark.slice(), salt.slice(), ...pieces])
}

const opened = async (encrypted: Blob, cipher: Cipher): Promise<Blob | null> => {
  const pieces: Blob[] = []
  for (let start = 0, at = 0; at < encrypted.size; start += piece, at += piece + added) {
    const bytes = new Uint8Array(await encrypted.slice(at, at + piece + added).arrayBuffer())
    const plain = cipher.decryptBytes(pieceName(start), bytes)
    if (!plain) return null
    pieces.push(new Blob([plain.slice()]))
  }
  return new Blob(pieces)
}

/** The entries of a copy; `strange` is another kind of file, `closed` has another password or is incomplete. */
export const readEncryptedCopy = async (
  file: Blob,
  password: string,
  keyOf: KeyOf,
): Promise<Entry[] | 'strange' | 'closed'> => {
  const head = new Uint8Array(await file.slice(0, mark.length + saltLength).arrayBuffer())
  const isOurs = head.length === mark.length + saltLength && mark.every((byte, at) => head[at] === byte)
  if (!isOurs) return 'strange'
  const cipher = cipherOfBytes(await keyOf(password, head.subarray(mark.length)))
  const plain = await opened(file.slice(head.length), cipher)
  if (!plain || plain.size < 4) return 'closed'
  const end = 4 + new DataView(await plain.slice(0, 4).arrayBuffer()).getUint32(0)
  const { entries, files }: Contents = JSON.parse(await plain.slice(4, end).text())
  let at = end
  const whole = entries.map((entry, index) => {
    const named = files[index]
    if (entry.work.kind !== 'file' || !named) return completeEntry(entry)
    const content = plain.slice(at, at + named.size, named.type)
    at += named.size
    return completeEntry({ ...entry, work: { ...entry.work, content } })
  })
  // A truncated file lacks its last piece.
  return at === plain.size ? whole : 'closed'
}
