import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: string | Buffer
  /** Unix mode and file type, such as 0o120777 of a symbolic link. */
  mode?: number
  isEncrypted?: boolean
  /** What the headers claim, when it is not the truth. */
  claimedSize?: number
  claimedSum?: number
  /** The name that stands before the content, when it is another than in the list at the end. */
  nameBefore?: string
}

const headers = (part: ZipPart, offset: number) => {
  const content = Buffer.from(part.content)
  const packed = deflateRawSync(content)
  const name = Buffer.from(part.name)
  const nameBefore = Buffer.from(part.nameBefore ?? part.name)
  if (nameBefore.length !== name.length) throw new Error('Both names must be of one length')
  const flags = 0x800 | (part.isEncrypted ? 1 : 0)
  const size = part.claimedSize ?? content.length
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(part.claimedSum ?? crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 6)
  tail.writeUInt32LE(offset, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBefore, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([0x14, 3]), fields, tail, name]),
  }
}

/** A zip archive, written byte by byte so that it can also be a bad one. */
export const makeZip = (parts: ZipPart[]): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { local, central } = headers(part, offset)
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
