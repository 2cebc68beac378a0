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

/** A limit is a power of two: as a round number of megabytes, a little less than it is. */
const limitText = (maximum: number): string => formatBytes(Math.floor(maximum / 2 ** 20) * 1e6)

/** All kinds that are accepted, those with the same limit together. */
export const kindsText = (t: Translate): string =>
  [...new Set(formats.map(({ maximum }) => maximum))]
    .map((limit) => {
      const own = formats.filter(({ maximum }) => maximum === limit)
      const kinds = own.map(({ extensions }) => extensions[0].toUpperCase()).join(', ')
      return t('unsent.kindsUpTo', { kinds, limit: limitText(limit) })
    })
    .join('; ')

export const wrongKindText = (t: Translate): string => t('unsent.wrongKind', { kinds: kindsText(t) })

export const tooLargeText = (t: Translate, { name, size }: { name: string; size: number }): string => {
  const limit = formatOfName(name)?.maximum
  if (limit === undefined || size <= limit) return codeText(t, 'file_too_large')
  return t('unsent.tooLarge', { size: formatBytes(size), limit: limitText(limit) })
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
