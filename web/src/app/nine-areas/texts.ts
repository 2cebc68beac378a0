import type { LongText } from '../long-text/long-text.ts'

export const texts = import.meta.glob<LongText>('./texts/*.json', { import: 'default' })
