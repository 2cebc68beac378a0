import type { AnyFile } from 'contract/evaluation/files'

/** How a file is shown in the page; `none` can only be downloaded. */
export type View = 'photo' | 'video' | 'pdf' | 'word' | 'workbook' | 'table' | 'text' | 'none'

const views: Record<string, View> = {
  pdf: 'pdf',
  docx: 'word',
  xlsx: 'workbook',
  csv: 'table',
  txt: 'text',
}

/** The server has seen to it that a name's ending agrees with what the file holds. */
export const viewOf = ({ kind, name }: Pick<AnyFile, 'kind' | 'name'>): View => {
  if (kind === 'photo' || kind === 'video') return kind
  return views[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'none'
}
