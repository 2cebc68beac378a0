/** Parts of PostgreSQL's protocol (version 3, "Message Formats") as one piece of bytes. */

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

const int16 = (value: number): void => {
  bytes[end] = value >>> 8
  bytes[end + 1] = value
  end += 2
}

const int32 = (value: number, at: number): void => {
  bytes[at] = value >>> 24
  bytes[at + 1] = value >>> 16
  bytes[at + 2] = value >>> 8
  bytes[at + 3] = value
}

/** A letter of UTF-16 is at most three bytes long. */
const text = (value: string): void => {
  makeRoom(3 * value.length + 1)
  end += bytes.write(value, end)
}

const zero = (): void => {
  bytes[end] = 0
  end += 1
}

const textWithEnd = (value: string): void => {
  text(value)
  zero()
}

/** Its length stands at its beginning and is known at its end. */
const message = (letter: string, write: () => void): void => {
  makeRoom(16)
  bytes[end] = letter.charCodeAt(0)
  const at = end + 1
  end = at + 4
  write()
  int32(end - at, at)
}

/** How a value travels; null is none. */
export type Value = string | Buffer | null

const value = (each: Value): void => {
  makeRoom(4 + (each instanceof Buffer ? each.length : 0))
  const at = end
  end += 4
  if (each === null) return int32(-1, at)
  if (typeof each === 'string') text(each)
  else end += each.copy(bytes, end)
  int32(end - at - 4, at)
}

export const parseMessage = (name: string, statement: string): void =>
  message('P', () => {
    textWithEnd(name)
    textWithEnd(statement)
    makeRoom(2)
    int16(0)
  })

export const bindMessage = (name: string, values: readonly Value[]): void =>
  message('B', () => {
    zero()
    textWithEnd(name)
    makeRoom(8 + 2 * values.length)
    int16(values.length)
    for (const each of values) int16(each instanceof Buffer ? 1 : 0)
    int16(values.length)
    for (const each of values) value(each)
    makeRoom(4)
    int16(1)
    int16(0)
  })

export const describeMessage = (): void => message('D', () => textWithEnd('P'))

/** Of a portal without a name, all rows. */
export const executeMessage = (): void =>
  message('E', () => {
    zero()
    int32(0, end)
    end += 4
  })

export const syncMessage = (): void => message('S', () => {})

/** After a value that could not be written. */
export const dropMessages = (): void => {
  if (bytes.length > 16 * usual) bytes = Buffer.allocUnsafeSlow(usual)
  end = 0
}

/** All messages since the last time. */
export const takeMessages = (): Buffer => {
  const taken = Buffer.allocUnsafe(end)
  bytes.copy(taken, 0, 0, end)
  dropMessages()
  return taken
}
