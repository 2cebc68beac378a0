import { type TranslatedValue, valueOfText } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import type { PieceRow } from '../../../instrument/instruments/drafts/piece-queries.ts'
import { draftText, type TextRow, textRows } from './text-rows.ts'

/**
 * The place of a text in the folder of an edition (docs/instrument.md): below the language, without the extension.
 */
export type Place = { file: string; path: string[] }

export type Tree = { [key: string]: Tree | TranslatedValue }

const isTree = (value: Tree[string] | undefined): value is Tree =>
  typeof value === 'object' && !Array.isArray(value)

const ofIndicator = ({ piece, field }: TextRow): Place => {
  const { place: code, meaning } = piece
  const hasStatements = draftText(piece.before, 'en', 'statements_s1') !== ''
  if (field === 'short') return { file: 'short', path: [code, field] }
  if (field === 'easy' && hasStatements) return { file: 'easy', path: [code] }
  if (field.startsWith('easy')) return { file: 'easy', path: [code, field] }
  const stage = /^statements_(s[123])$/.exec(field)?.[1]
  const outcome = meaning.outcome ?? ''
  return {
    file: `domain-${outcome.split('.')[0]}`,
    path: [
      'outcomes',
      outcome,
      'indicators',
      code,
      ...(stage === undefined ? [field] : ['statements', stage]),
    ],
  }
}

export const placeInFolder = (row: TextRow): Place => {
  const { piece, field } = row
  switch (piece.kind) {
    case 'instrument':
      return { file: 'instrument', path: [field] }
    case 'category':
      return { file: `domain-${piece.place}`, path: [field] }
    case 'outcome':
      return { file: `domain-${piece.place.split('.')[0]}`, path: ['outcomes', piece.place, field] }
    case 'option': {
      const { code = '', scale = null } = piece.meaning
      return { file: 'options', path: [...(scale === null ? [] : ['scales', String(scale)]), code, field] }
    }
    case 'duty':
      return { file: 'duties', path: [piece.place, field] }
    case 'indicator':
    default:
      return ofIndicator(row)
  }
}

const put = (tree: Tree, [key = '', ...rest]: string[], value: TranslatedValue): void => {
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  const below = tree[key]
  const inner = isTree(below) ? below : {}
  tree[key] = inner
  put(inner, rest, value)
}

/** The files of one language, each as a tree. */
export const filesIn = (pieces: readonly PieceRow[], language: Language): Map<string, Tree> => {
  const files = new Map<string, Tree>()
  for (const row of textRows(pieces)) {
    const text = draftText(row.piece.texts, language, row.field)
    if (text === '') continue
    const { file, path } = placeInFolder(row)
    const tree = files.get(file) ?? {}
    files.set(file, tree)
    put(tree, path, valueOfText(row.field, text))
  }
  return files
}
