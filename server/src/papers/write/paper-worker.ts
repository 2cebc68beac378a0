import type { FromPaperProcess, ToPaperProcess } from './paper-messages.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/*
 * Writes one paper and ends. What a paper holds is other people's words and pictures: whatever they do to a program that
 * reads them, they do it to this process, which has no secrets and no memory that lasts.
 */
const pictures: Buffer[] = []

const tell = (news: FromPaperProcess) => process.send?.(news)

/** What went wrong, without the words of the paper that an error may quote: it ends in the log. */
const saidOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : JSON.stringify(error))
    .replace(/`[^`]*`|\\?"[^"]{30,}"/g, '…')
    .slice(0, 500)

const answer = async (order: ToPaperProcess): Promise<FromPaperProcess> => {
  if ('photo' in order) {
    const picture = await shrinkPhoto(order.photo).catch(() => null)
    return { taken: picture && pictures.push(picture) - 1 }
  }
  const { format, paper } = order
  // only what this paper needs is read from the disk
  if (format === 'pdf') return { bytes: (await import('./pdf/write-pdf.ts')).pdfOf(paper, pictures) }
  return { bytes: await (await import('./docx/write-docx.ts')).docxOf(paper, pictures) }
}

process.on('message', (order: ToPaperProcess) => {
  answer(order).then(tell, (error: unknown) => tell({ failure: saidOf(error) }))
})
process.on('disconnect', () => process.exit(0))
