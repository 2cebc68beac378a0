import type { AuditEntry } from 'contract/insight/history'
import type { Language } from 'contract/platform/shapes'
import english from '../../../../messages/en/audit.json' with { type: 'json' }
import spanish from '../../../../messages/es/audit.json' with { type: 'json' }
import hindi from '../../../../messages/hi/audit.json' with { type: 'json' }
import indonesian from '../../../../messages/id/audit.json' with { type: 'json' }
import portuguese from '../../../../messages/pt/audit.json' with { type: 'json' }
import vietnamese from '../../../../messages/vi/audit.json' with { type: 'json' }
import { filledIn } from '../documents/messages/voice.ts'

type Messages = { code: string; object: string } & Record<
  'deeds' | 'types' | 'names' | 'reasons',
  Record<string, string>
> & { textOf: string }

const messages: Record<Language, Messages> = {
  en: english,
  es: spanish,
  hi: hindi,
  id: indonesian,
  pt: portuguese,
  vi: vietnamese,
}

const isTextMark = (value: unknown): value is { length: number } =>
  typeof value === 'object' && value !== null && 'hash' in value && 'length' in value

/** What the page of the audit says of an entry, for its export. */
export const entryTexts = (language: Language) => {
  const said = messages[language]
  const textOf = (count: number) => filledIn(language, said.textOf, { count })
  const valueOf = (field: string, value: unknown): unknown => {
    if (isTextMark(value)) return textOf(value.length)
    return field === 'code' && typeof value === 'string' ? (said.reasons[value] ?? value) : value
  }
  return {
    headings: { code: said.code, times: said.names['times'] ?? '', object: said.object },
    deed: ({ deed }: AuditEntry): string => said.deeds[deed.split('.').at(-1) ?? ''] ?? deed,
    type: ({ object_type }: AuditEntry): string => said.types[object_type] ?? object_type,
    fields: (fields: Record<string, unknown> | null): string | null =>
      fields &&
      JSON.stringify(
        Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueOf(field, value)])),
      ),
  }
}
