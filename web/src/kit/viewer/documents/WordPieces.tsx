import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { useObjectAddress } from '../use-object-address.ts'
import type { WordPiece } from './reading.ts'

export function WordPieces({ pieces }: { pieces: readonly WordPiece[] }) {
  return pieces.map((piece, at) => {
    if (piece.kind === 'break') return <br key={at} />
    if (piece.kind === 'picture') return <Picture key={at} piece={piece} />
    return <Text key={at} piece={piece} />
  })
}

function Text({ piece }: { piece: Extract<WordPiece, { kind: 'text' }> }) {
  let shown: ReactNode = piece.text
  if (piece.bold) shown = <strong>{shown}</strong>
  if (piece.italic) shown = <em>{shown}</em>
  if (piece.struck) shown = <s>{shown}</s>
  if (piece.raised === 'up') shown = <sup>{shown}</sup>
  if (piece.raised === 'down') shown = <sub>{shown}</sub>
  return piece.link ? (
    <Link href={piece.link} target="_blank" rel="noopener noreferrer">
      {shown}
    </Link>
  ) : (
    shown
  )
}

const none = new Blob([])

function Picture({ piece }: { piece: Extract<WordPiece, { kind: 'picture' }> }) {
  const { t } = useTranslation()
  const address = useObjectAddress(piece.bytes ?? none)
  const label = piece.alternative || t('viewer.picture')
  if (piece.bytes && !address) return null
  return piece.bytes && address ? (
    <img src={address} alt={label} className="my-2 inline-block max-h-120 max-w-full rounded-control" />
  ) : (
    <span className="my-1 inline-block rounded-control border border-border bg-surface2 px-3 py-2 text-14 text-text2">
      {t('viewer.pictureNotShown', { words: label })}
    </span>
  )
}
