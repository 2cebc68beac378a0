import type { Work } from '../entry.ts'

export const answer = (indicator: number, option: number, row?: { id: number; version: number }): Work => ({
  kind: 'answer',
  indicator,
  option,
  na_reason: null,
  result: row?.id ?? null,
  version: row?.version ?? null,
})
export const comment = (text: string): Work => ({ kind: 'comment', indicator: 1, text })
export const photo = (name: string): Work => ({
  kind: 'file',
  category: 1,
  stage: 1,
  name,
  description: '',
  consent: true,
  content: new Blob(['photo']),
  originalSize: 5,
})
