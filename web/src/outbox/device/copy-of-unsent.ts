import { downloadZip } from 'client-zip'
import { type Entry, inSendingOrder } from '../entry.ts'

/** Replaces characters that some file systems forbid. */
const safeName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '-')

/** An archive of unsent texts and files. */
export const copyOfUnsent = (
  entries: readonly Entry[],
  others: readonly { name: string; input: string }[] = [],
): Promise<Blob> => {
  const files: { name: string; input: Blob; lastModified: Date }[] = []
  const unsent = inSendingOrder(entries).map(({ line, work, changedAt, state }) => {
    const about = { evaluation_line: line, written_at: new Date(changedAt).toISOString(), state }
    if (work.kind !== 'file') return { ...about, ...work }
    const { content, originalSize: _, ...rest } = work
    const name = `files/${files.length + 1}-${safeName(work.name)}`
    files.push({ name, input: content, lastModified: new Date(changedAt) })
    return { ...about, ...rest, name, size: content.size }
  })
  const file = { name: 'unsent.json', input: `${JSON.stringify(unsent, null, 2)}\n` }
  return downloadZip([file, ...others, ...files]).blob()
}
