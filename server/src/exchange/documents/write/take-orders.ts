import type { FromDocumentProcess, ToDocumentProcess } from './paper-messages.ts'
import type { PreparedDocument } from './prepared.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const tell = (news: FromDocumentProcess) => process.send?.(news)

/** What went wrong, without the words of the paper that an error may quote: it ends in the log. */
const saidOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : JSON.stringify(error))
    .replace(/`[^`]*`|\\?"[^"]{30,}"/g, '…')
    .slice(0, 500)

/**
 * Writes one paper and ends. What a paper holds is other people's words and pictures: whatever they do to a program
 * that reads them, they do it to this process, which has no secrets and no memory that lasts.
 */
export const takeOrders = (
  write: (paper: PreparedDocument, pictures: Buffer[]) => Buffer | Promise<Buffer>,
): void => {
  const pictures: Buffer[] = []
  const answer = async (order: ToDocumentProcess): Promise<FromDocumentProcess> => {
    if ('paper' in order) return { bytes: await write(order.paper, pictures) }
    const picture = await shrinkPhoto(order.photo).catch(() => null)
    return { taken: picture && pictures.push(picture) - 1 }
  }
  process.on('message', (order: ToDocumentProcess) => {
    answer(order).then(tell, (error: unknown) => tell({ failure: saidOf(error) }))
  })
  process.on('disconnect', () => process.exit(0))
}
