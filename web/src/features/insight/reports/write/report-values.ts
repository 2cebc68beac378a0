import type { ReportPlace } from '../queries.ts'

export type ReportValues = { title: string; year: number; text: string }

export const draftNameOf = ({ kind, id }: ReportPlace, report: number | 'new'): string =>
  `report/${kind}/${id}/${report}`
