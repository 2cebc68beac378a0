import type { AnyFile } from 'contract/evaluation/files'

/** How a file is displayed; `none` can only be downloaded. */
export type View = 'photo' | 'video' | 'pdf' | 'word' | 'workbook' | 'table' | 'text' | 'none'

const views: Record<string, View> = {
  pdf: 'pdf',
  docx: 'word',
  xlsx: 'workbook',
  csv: 'table',
  txt: 'text',
}

/** The server has checked that the extension agrees with the content. */
export const viewOf = ({ kind, name }: Pick<AnyFile, 'kind' | 'name'>): View => {
  if (kind === 'photo' || kind === 'video') return kind
  return views[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'none'
}
