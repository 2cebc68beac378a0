import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'

const boxesMaximum = 10_000

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12 §4.2), as offsets. */
export type Box = { type: string; start: number; content: number; end: number }

export const brokenVideo = () => unsupported('video_broken')

/** Reads at most ten thousand boxes of a file; a box that exceeds its parent means a broken file. */
export const boxReader = (bytes: Bytes) => {
  let read = 0
  const inside = async (start: number, end: number): Promise<Box[]> => {
    const boxes: Box[] = []
    let at = start
    while (at + 8 <= end) {
      read += 1
      if (read > boxesMaximum) throw unsupported('video_boxes')
      const head = await bytes.read(at, 16)
      const isLong = head.readUInt32BE(0) === 1 && head.length === 16
      const content = at + (isLong ? 16 : 8)
      const size = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0) || end - at
      if (size < content - at || at + size > end) throw brokenVideo()
      boxes.push({ type: head.toString('latin1', 4, 8), start: at, content, end: at + size })
      at += size
    }
    return boxes
  }
  const children = (box: Box | undefined) => (box ? inside(box.content, box.end) : Promise.resolve([]))
  const find = async (box: Box, ...path: string[]): Promise<Box | undefined> => {
    let at: Box | undefined = box
    for (const type of path) at = (await children(at)).find((each) => each.type === type)
    return at
  }
  return { inside, children, find }
}
