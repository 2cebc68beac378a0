import type { FileKind } from 'contract/evaluation/files'
import type { Translate } from '../../i18n/translation.tsx'
import { formatOfName, tooLargeText, wrongKindText } from '../actions/refusal-text.ts'
import { makeSmaller } from './make-smaller.ts'

/** A file as it will be sent; `originalSize` is that before it was made smaller. */
export type TakenFile = { content: Blob; name: string; kind: FileKind; originalSize: number }

/** Makes a photo smaller; `refusal` says why a file cannot be sent. */
export const takeFile = async (
  t: Translate,
  original: File,
): Promise<{ file: TakenFile; refusal?: string } | { file: null; refusal: string }> => {
  const format = formatOfName(original.name)
  if (!format) return { file: null, refusal: wrongKindText(t) }
  const { content, name } = await makeSmaller(original)
  const file = { content, name, kind: format.kind, originalSize: original.size }
  const isTooLarge = content.size > format.maximum
  return isTooLarge
    ? { file, refusal: tooLargeText(t, { name: original.name, size: content.size }) }
    : { file }
}
