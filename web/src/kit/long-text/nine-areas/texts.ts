import type { LongText } from '../long-text.ts'

export const texts = import.meta.glob<LongText>('./texts/*.json', { import: 'default' })
