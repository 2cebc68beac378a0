import type { Language } from 'contract/platform/shapes'

/** What a school hands in on paper: a heading, where and when, a few sentences; a sheet has rows of cells instead. */
export type DemoDocument = { title: string; place: string; language: Language; lines: string[] }
