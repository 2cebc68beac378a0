import { knownDrafts, writeDraft } from '../../../../../drafts/drafts.ts'
import type { Translate } from '../../../../../i18n/translation.tsx'
import { formatOfName } from '../../../../../kit/actions/refusal-text.ts'
import { takeFile } from '../../../../../kit/forms/take-file.ts'
import { type BatchFile, batchIn, draftsOfBatch, maximumOfBatch } from './batch.ts'
import { storeContent } from './contents.ts'

export type Refusal = { name: string; reason: string }

/**
 * Takes files into a line's batch one after the other; files of a wrong kind, too large, duplicate or too many are
 * returned as refusals.
 */
export const takeFiles = async (t: Translate, line: number, chosen: readonly File[]): Promise<Refusal[]> => {
  const refusals: Refusal[] = []
  const refuse = ({ name }: File, reason: string) => void refusals.push({ name, reason })
  for (const original of chosen) {
    const present = batchIn(knownDrafts(), line)
    if (formatOfName(original.name) && present.length >= maximumOfBatch) {
      refuse(original, t('batch.full', { count: maximumOfBatch }))
      continue
    }
    const { file: taken, refusal } = await takeFile(t, original)
    const isTwice = present.some(
      ({ name, originalSize }) => name === taken?.name && originalSize === original.size,
    )
    const reason = isTwice ? t('batch.twice') : refusal
    if (!taken || reason !== undefined) {
      refuse(original, reason ?? '')
      continue
    }
    const { content, ...about } = taken
    const id = crypto.randomUUID()
    const draft = `${draftsOfBatch(line)}${id}`
    const file: BatchFile = {
      ...about,
      id,
      size: content.size,
      description: '',
      people: null,
      blurs: [],
      place: null,
      addedAt: Date.now(),
    }
    writeDraft(draft, file)
    if (!(await storeContent(draft, content))) refuse(original, t('batch.notStored'))
  }
  return refusals
}
