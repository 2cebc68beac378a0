import { fileFormats } from 'contract/evaluation/files'
import { isOneOf } from 'contract/platform/typed'
import { formatBytes } from '../../i18n/format-number.ts'
import { codeText, refusalText as reasonText } from '../../i18n/problem-text.ts'
import type { Translate } from '../../i18n/translation.tsx'
import type { Entry } from '../../outbox/entry.ts'

const formats = Object.values(fileFormats)

export const acceptedExtensions = formats.flatMap(({ extensions }) => extensions.map((each) => `.${each}`))

/** Kind and largest size by the file's extension; the server checks the content. */
export const formatOfName = (name: string) => {
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  return formats.find(({ extensions }) => isOneOf(extensions, extension))
}

export const wrongKindText = (t: Translate): string => {
  const kinds = formats.flatMap(({ extensions }) => extensions[0].toUpperCase()).join(', ')
  return t('unsent.wrongKind', { kinds })
}

export const tooLargeText = (t: Translate, { name, size }: { name: string; size: number }): string => {
  const limit = formatOfName(name)?.maximum
  if (limit === undefined || size <= limit) return codeText(t, 'file_too_large')
  // The limit is a power of two, the text uses megabytes of a million bytes.
  return t('unsent.tooLarge', { size: formatBytes(size), limit: formatBytes(limit) })
}

/** Why the server refused it, with the limit and the accepted kinds where they are the reason. */
export const entryRefusal = (t: Translate, { work, problem }: Entry): string => {
  const code = problem?.code ?? 'server_error'
  if (code === 'version_conflict' || code === 'result_exists') return t('unsent.conflict')
  if (work.kind === 'file' && code === 'file_too_large')
    return tooLargeText(t, { name: work.name, size: work.content.size })
  const text = reasonText(t, problem ?? { code })
  return code === 'unsupported_file_type' && text === codeText(t, code) ? wrongKindText(t) : text
}
