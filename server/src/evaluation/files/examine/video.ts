import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'
import { type Box, boxReader, brokenVideo } from './boxes.ts'
import { inOrder, type Patch } from './cleaned.ts'
import { samplesOf } from './video-samples.ts'

const patchesMaximum = 20_000

/** Boxes whose children may hold metadata. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'mvex', 'moof', 'traf'])

/**
 * Boxes in which phones and cameras write place, device and owner: `©xyz`, `loci` and Apple's
 * `com.apple.quicktime.location.ISO6709` in `udta` or `meta`, Adobe's XMP in `uuid`; free space may contain removed
 * data.
 */
const revealing = new Set(['udta', 'meta', '\u00a9xyz', 'loci', 'uuid', 'free', 'skip', 'wide'])

/** Tracks that stay; others hold measurements of the device, such as its place. */
const playable = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd'])

/** Turns a box into free space of the same length, so that offsets stay valid. */
const blank = (box: Box): Patch[] => [
  { start: box.start + 4, length: 4, bytes: Buffer.from('free') },
  { start: box.content, length: box.end - box.content },
]

/**
 * The ranges to overwrite so that a video reveals neither place nor owner; pictures and sound stay. Refuses a file
 * with inconsistent boxes or without pictures.
 */
export const revealingParts = async (bytes: Bytes): Promise<Patch[]> => {
  const { inside, children, find } = boxReader(bytes)
  const patches: Patch[] = []
  const handlers = new Set<string>()
  const handlerOf = async (track: Box) => {
    const handler = await find(track, 'mdia', 'hdlr')
    if (!handler) throw brokenVideo()
    return (await bytes.read(handler.content + 8, 4)).toString('latin1')
  }
  const visit = async (boxes: Box[]): Promise<void> => {
    for (const box of boxes) {
      if (revealing.has(box.type)) patches.push(...blank(box))
      else if (box.type === 'trak') await visitTrack(box)
      else if (holders.has(box.type)) await visit(await children(box))
    }
  }
  const visitTrack = async (track: Box) => {
    const handler = await handlerOf(track)
    handlers.add(handler)
    if (playable.has(handler)) return visit(await children(track))
    const table = await children(await find(track, 'mdia', 'minf', 'stbl'))
    const stretches = [...(await samplesOf(bytes, table)), ...blank(track)]
    if (patches.length + stretches.length > patchesMaximum) throw unsupported('video_boxes')
    patches.push(...stretches)
  }
  await visit(await inside(0, bytes.size))
  if (!handlers.has('vide')) throw brokenVideo()
  return inOrder(patches)
}
