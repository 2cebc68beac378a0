import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'
import { type Box, boxReader, brokenVideo } from './boxes.ts'
import { inOrder, type Patch } from './cleaned.ts'
import { samplesOf } from './video-samples.ts'

const patchesMaximum = 20_000

/** What holds boxes that may tell something; the others hold what a player needs. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'mvex', 'moof', 'traf'])

/**
 * Where phones and cameras write the place, the device and the owner: `©xyz`, `loci` and Apple's
 * `com.apple.quicktime.location.ISO6709` stand inside `udta` or `meta`, Adobe's XMP in `uuid`;
 * free space may keep what an editor thought it had removed.
 */
const revealing = new Set(['udta', 'meta', '\u00a9xyz', 'loci', 'uuid', 'free', 'skip', 'wide'])

/** Tracks of pictures, sound and captions stay; in the others a device keeps what it measured, its place among it. */
const playable = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd'])

/** A box becomes free space of the same length, so that everything after it stays where it was. */
const blank = (box: Box): Patch[] => [
  { start: box.start + 4, length: 4, bytes: Buffer.from('free') },
  { start: box.content, length: box.end - box.content },
]

/**
 * What has to be overwritten so that the video no longer tells where and by whom it was taken.
 * Pictures and sound are not touched. Refuses a file whose boxes do not fit together or that shows no pictures.
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
