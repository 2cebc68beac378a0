import { formatBytes } from '../../i18n/format-number.ts'
import type { Translate } from '../../i18n/translation.tsx'
import { currentOutbox, replaceContent } from '../../outbox/outbox.ts'

const longestSide = 1024
const quality = 0.6

const shrunk = async (content: Blob): Promise<Blob | null> => {
  if (!content.type.startsWith('image/')) return null
  try {
    const picture = await createImageBitmap(content)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } catch {
    return null
  }
}

/** Makes waiting photos smaller to free storage; resolves to a sentence with the result. */
export const makePhotosSmaller = async (t: Translate): Promise<string> => {
  let before = 0
  let after = 0
  for (const { entry, state } of currentOutbox().items) {
    const { work } = entry
    if (work.kind !== 'file' || state === 'sending') continue
    const content = await shrunk(work.content)
    if (!content || content.size >= work.content.size) continue
    before += work.content.size
    after += content.size
    replaceContent(entry.id, content, `${work.name.replace(/\.[^.]+$/, '')}.jpg`)
  }
  if (before === 0) return t('unsent.smallerNone')
  return t('unsent.smallerDone', { from: formatBytes(before), to: formatBytes(after) })
}
