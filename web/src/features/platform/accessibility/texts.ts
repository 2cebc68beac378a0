import type { LongText } from '../../../kit/long-text/long-text.ts'

export const texts = import.meta.glob<LongText>('./texts/*.json', { import: 'default' })
