import type { AuditEntry } from 'contract/insight/history'
import type { Language } from 'contract/platform/shapes'
import { message, messagesBelow } from '../../platform/messages.ts'

const isTextMark = (value: unknown): value is { length: number } =>
  typeof value === 'object' && value !== null && 'hash' in value && 'length' in value

/** The same as on the page of the audit. */
export const entryTexts = (language: Language) => {
  const actions: Record<string, string> = messagesBelow(language, 'audit.deeds')
  const types: Record<string, string> = messagesBelow(language, 'audit.types')
  const reasons: Record<string, string> = messagesBelow(language, 'audit.reasons')
  const valueOf = (field: string, value: unknown): unknown => {
    if (isTextMark(value)) return message(language, 'audit.textOf', { count: value.length })
    return field === 'code' && typeof value === 'string' ? (reasons[value] ?? value) : value
  }
  return {
    headings: {
      code: message(language, 'audit.code'),
      times: message(language, 'audit.names.times'),
      object: message(language, 'audit.object'),
    },
    deed: ({ deed }: AuditEntry): string => actions[deed.split('.').at(-1) ?? ''] ?? deed,
    type: ({ object_type }: AuditEntry): string => types[object_type] ?? object_type,
    fields: (fields: Record<string, unknown> | null): string | null =>
      fields &&
      JSON.stringify(
        Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueOf(field, value)])),
      ),
  }
}
