import type { Language } from 'contract/platform/shapes'

/** A document of a school: a heading, place and date, sentences; or, in a sheet, rows of cells. */
export type DemoDocument = { title: string; place: string; language: Language; lines: string[] }
