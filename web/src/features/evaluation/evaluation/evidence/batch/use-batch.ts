import { useMemo, useSyncExternalStore } from 'react'
import { knownDrafts, onDraftsChange, removeDraft, writeDraft } from '../../../../../drafts/drafts.ts'
import { store } from '../../../../../outbox/outbox.ts'
import { type BatchFile, batchIn, draftsOfBatch, isReady } from './batch.ts'
import { withBlurs } from './blur.ts'
import { contentOf, purgeContent } from './contents.ts'

export const useBatch = (line: number) => {
  const drafts = useSyncExternalStore(onDraftsChange, knownDrafts)
  const start = draftsOfBatch(line)
  const files = useMemo(() => batchIn(drafts, line), [drafts, line])
  const draftName = ({ id }: BatchFile) => `${start}${id}`
  const change = (file: BatchFile, part: Partial<BatchFile>) =>
    writeDraft(draftName(file), { ...file, ...part })
  const remove = (file: BatchFile) => {
    removeDraft(draftName(file))
    purgeContent(draftName(file))
  }
  /** Hands complete files to the outbox and resolves to their number; files that cannot be read or blurred stay. */
  const send = async (): Promise<number> => {
    let sent = 0
    for (const file of files.filter(isReady)) {
      const content = await contentOf(draftName(file)).catch(() => null)
      const blurred = content && (await withBlurs(content, file.blurs).catch(() => null))
      if (!blurred || !file.place) continue
      const { name, originalSize, description } = file
      store(line, {
        kind: 'file',
        ...file.place,
        name,
        description: description.trim(),
        consent: file.people !== null,
        content: blurred,
        originalSize,
      })
      remove(file)
      sent += 1
    }
    return sent
  }
  return { files, draftName, change, remove, send }
}

export type Batch = ReturnType<typeof useBatch>
