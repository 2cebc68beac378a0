import type { FromDocumentProcess, ToDocumentProcess } from './document-messages.ts'
import type { PreparedDocument } from './prepared.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const post = (news: FromDocumentProcess) => process.send?.(news)

/** Without text of the document that an error may quote, since it is logged. */
const messageOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : JSON.stringify(error))
    .replace(/`[^`]*`|\\?"[^"]{30,}"/g, '…')
    .slice(0, 500)

/**
 * Writes one document and ends. Its texts and pictures are untrusted: an exploit in a parser reaches only this
 * process, which has no secrets and no lasting memory.
 */
export const takeOrders = (
  write: (document: PreparedDocument, pictures: Buffer[]) => Buffer | Promise<Buffer>,
): void => {
  const pictures: Buffer[] = []
  const answer = async (order: ToDocumentProcess): Promise<FromDocumentProcess> => {
    if ('document' in order) return { bytes: await write(order.document, pictures) }
    const picture = await shrinkPhoto(order.photo).catch(() => null)
    return { taken: picture && pictures.push(picture) - 1 }
  }
  process.on('message', (order: ToDocumentProcess) => {
    answer(order).then(post, (error: unknown) => post({ failure: messageOf(error) }))
  })
  process.on('disconnect', () => process.exit(0))
}
