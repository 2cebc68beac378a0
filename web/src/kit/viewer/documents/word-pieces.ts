import { shownOf, type WordPiece } from './reading.ts'
import type { Part } from './word-parts.ts'

type TextStyle = Omit<Extract<WordPiece, { kind: 'text' }>, 'kind' | 'text'>

const plain: TextStyle = { bold: false, italic: false, struck: false, raised: null, link: null }

/** Formats that browsers decode and that cannot contain scripts. */
const shownPictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']

/** Only addresses of web pages and e-mail; other links are shown as text. */
const addressIn = (href: string | undefined): string | null =>
  href !== undefined && /^(https?:\/\/|mailto:)/i.test(href) ? href : null

/** What the whole document has used so far: pictures, and notes in the order of reference. */
export type Used = { pictures: number; notes: Extract<Part, { type: 'noteReference' }>[] }

const raisedBy: Record<string, TextStyle['raised']> = { superscript: 'up', subscript: 'down' }

export const piecesOf = async (parts: readonly Part[], used: Used, style = plain): Promise<WordPiece[]> => {
  const pieces: WordPiece[] = []
  const addText = (text: string) => pieces.push({ kind: 'text', text, ...style })
  for (const part of parts) {
    if (part.type === 'text') addText(part.value)
    else if (part.type === 'tab') addText('\t')
    else if (part.type === 'checkbox') addText(part.checked ? '☑' : '☐')
    else if (part.type === 'break') pieces.push({ kind: 'break' })
    else if (part.type === 'image') pieces.push(await pictureOf(part, used))
    else if (part.type === 'noteReference') {
      used.notes.push(part)
      pieces.push({ kind: 'text', text: `[${used.notes.length}]`, ...style, raised: 'up' })
    } else if (part.type === 'hyperlink')
      pieces.push(...(await piecesOf(part.children, used, { ...style, link: addressIn(part.href) })))
    else if (part.type === 'run')
      pieces.push(
        ...(await piecesOf(part.children, used, {
          bold: style.bold || part.isBold,
          italic: style.italic || part.isItalic,
          struck: style.struck || part.isStrikethrough,
          raised: raisedBy[part.verticalAlignment] ?? style.raised,
          link: style.link,
        })),
      )
  }
  return pieces
}

const pictureOf = async (
  { contentType, altText, readAsArrayBuffer }: Extract<Part, { type: 'image' }>,
  used: Used,
): Promise<WordPiece> => {
  used.pictures += 1
  const isShown = shownPictures.includes(contentType) && used.pictures <= shownOf.pictures
  const bytes = isShown ? await readAsArrayBuffer().catch(() => null) : null
  return {
    kind: 'picture',
    alternative: altText ?? '',
    bytes: bytes && new Blob([bytes], { type: contentType }),
  }
}
