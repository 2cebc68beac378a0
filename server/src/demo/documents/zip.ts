import { crc32, deflateRawSync } from 'node:zlib'

const utf8Names = 0x800
const deflated = 8
/** The first of January 1980, so that the same parts are the same bytes. */
const firstDay = 0x21

const headers = (name: string, text: string, offset: number) => {
  const content = Buffer.from(text)
  const packed = deflateRawSync(content)
  const path = Buffer.from(name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(utf8Names, 2)
  fields.writeUInt16LE(deflated, 4)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(path.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, path]),
  }
}

/** An archive of text parts by their names, as office documents are. */
export const zipOf = (parts: Record<string, string>): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const { local, central } = headers(name, text, offset)
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
