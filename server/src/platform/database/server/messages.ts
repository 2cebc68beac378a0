/** How a value travels; null is none. */
export type Value = string | Buffer | null

/** Room that stays: what is written for one trip is copied out of it as one piece. */
const usual = 16 * 1024
let bytes = Buffer.allocUnsafeSlow(usual)
let end = 0

const makeRoom = (more: number): void => {
  if (end + more <= bytes.length) return
  const larger = Buffer.allocUnsafeSlow(2 * (end + more))
  bytes.copy(larger, 0, 0, end)
  bytes = larger
}

/** Bytes that a value may take: a letter of UTF-16 is at most three. */
const mostOf = (value: Value): number =>
  4 + (value === null ? 0 : typeof value === 'string' ? 3 * value.length : value.length)

/** Text and a zero behind it, without room made for it. */
const writeName = (name: string): void => {
  end += bytes.write(name, end)
  bytes[end] = 0
  end += 1
}

/** Its length ahead of it, without room made for it. */
const writeValue = (value: Value): void => {
  const at = end
  end += 4
  if (value === null) {
    bytes.writeInt32BE(-1, at)
    return
  }
  end += typeof value === 'string' ? bytes.write(value, end) : value.copy(bytes, end)
  bytes.writeInt32BE(end - at - 4, at)
}

/** `P`: a statement gets its name. */
export const parseMessage = (name: string, statement: string): void => {
  makeRoom(16 + 3 * (name.length + statement.length))
  bytes[end] = 80
  const at = end + 1
  end = at + 4
  writeName(name)
  writeName(statement)
  bytes.writeInt16BE(0, end)
  end += 2
  bytes.writeInt32BE(end - at, at)
}

/** `B`: a named statement gets its values; texts come back. */
export const bindMessage = (name: string, values: readonly Value[]): void => {
  makeRoom(32 + 3 * name.length + 2 * values.length)
  bytes[end] = 66
  const at = end + 1
  bytes[at + 4] = 0
  end = at + 5
  writeName(name)
  end = bytes.writeUInt16BE(values.length, end)
  for (const value of values) end = bytes.writeUInt16BE(value instanceof Buffer ? 1 : 0, end)
  end = bytes.writeUInt16BE(values.length, end)
  for (const value of values) {
    makeRoom(mostOf(value) + 8)
    writeValue(value)
  }
  end = bytes.writeUInt32BE(0x00010000, end)
  bytes.writeInt32BE(end - at, at)
}

const whole = {
  // `D`, of the statement that was bound last
  describe: Buffer.from([68, 0, 0, 0, 6, 80, 0]),
  // `E`, all of its rows
  execute: Buffer.from([69, 0, 0, 0, 9, 0, 0, 0, 0, 0]),
  // `S`
  sync: Buffer.from([83, 0, 0, 0, 4]),
}

/** The messages of PostgreSQL's protocol that are always the same. */
export const wholeMessage = (which: keyof typeof whole): void => {
  makeRoom(whole.execute.length)
  end += whole[which].copy(bytes, end)
}

/** After a value that could not be written. */
export const dropMessages = (): void => {
  if (bytes.length > 16 * usual) bytes = Buffer.allocUnsafeSlow(usual)
  end = 0
}

/** All messages since the last time. */
export const takeMessages = (): Buffer => {
  const taken = Buffer.allocUnsafe(end)
  bytes.copy(taken, 0, 0, end)
  end = 0
  return taken
}
