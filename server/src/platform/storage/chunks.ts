import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

export const chunkLength = 64 * 1024
export const tagLength = 16
export const encryptedLength = chunkLength + tagLength

/** A key for one file only, so that its chunks may be numbered as nonces. */
export const keyFor = (filesKey: Buffer, name: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', filesKey, salt, `vereda file ${name}`, 32))

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export const encryptChunk = (key: Buffer, number: number, isLast: boolean, plain: Buffer): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the chunk is not the one that was sealed with this number. */
export const openChunk = (key: Buffer, number: number, isLast: boolean, encrypted: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagLength })
  decipher.setAuthTag(encrypted.subarray(-tagLength))
  return Buffer.concat([decipher.update(encrypted.subarray(0, -tagLength)), decipher.final()])
}

/** Cuts a stream into pieces of one length; the last is shorter. */
export const pieces = async function* (
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  length: number,
): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    buffered.push(chunk)
    size += chunk.length
    if (size < length) continue
    const all = Buffer.concat(buffered)
    let at = 0
    for (; at + length <= all.length; at += length) yield all.subarray(at, at + length)
    buffered = [all.subarray(at)]
    size = all.length - at
  }
  if (size > 0) yield Buffer.concat(buffered)
}
