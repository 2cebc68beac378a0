import { knownDrafts, writeDraft } from '../../../../../drafts/drafts.ts'
import type { Translate } from '../../../../../i18n/translation.tsx'
import { formatOfName, tooLargeText, wrongKindText } from '../../../../../kit/actions/refusal-text.ts'
import { makeSmaller } from '../../../../../kit/forms/make-smaller.ts'
import { type BatchFile, batchIn, draftsOfBatch, maximumOfBatch } from './batch.ts'
import { storeContent } from './contents.ts'

export type Refusal = { name: string; reason: string }

/**
 * Takes chosen files into the batch of a line, one after the other, photos made smaller. What is of a wrong kind, too
 * large, there already or more than a batch holds is named, and the others go on.
 */
export const takeFiles = async (t: Translate, line: number, chosen: readonly File[]): Promise<Refusal[]> => {
  const refusals: Refusal[] = []
  const refuse = ({ name }: File, reason: string) => void refusals.push({ name, reason })
  for (const original of chosen) {
    const present = batchIn(knownDrafts(), line)
    const format = formatOfName(original.name)
    if (!format) {
      refuse(original, wrongKindText(t))
      continue
    }
    if (present.length >= maximumOfBatch) {
      refuse(original, t('batch.full', { count: maximumOfBatch }))
      continue
    }
    const { content, name } = await makeSmaller(original)
    if (present.some((file) => file.name === name && file.originalSize === original.size)) {
      refuse(original, t('batch.twice'))
      continue
    }
    if (content.size > format.maximum) {
      refuse(original, tooLargeText(t, { name: original.name, size: content.size }))
      continue
    }
    const id = crypto.randomUUID()
    const draft = `${draftsOfBatch(line)}${id}`
    const file: BatchFile = {
      id,
      name,
      kind: format.kind,
      size: content.size,
      originalSize: original.size,
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
