import type { AuditEntry } from 'contract/insight/history'
import type { Language } from 'contract/platform/shapes'
import english from '../../../../web/src/i18n/en/audit.json' with { type: 'json' }
import spanish from '../../../../web/src/i18n/es/audit.json' with { type: 'json' }
import hindi from '../../../../web/src/i18n/hi/audit.json' with { type: 'json' }
import indonesian from '../../../../web/src/i18n/id/audit.json' with { type: 'json' }
import portuguese from '../../../../web/src/i18n/pt/audit.json' with { type: 'json' }
import vietnamese from '../../../../web/src/i18n/vi/audit.json' with { type: 'json' }

type Messages = { code: string; object: string } & Record<
  'deeds' | 'types' | 'names' | 'reasons',
  Record<string, string>
> & { textOf_other: string; textOf_one?: string }

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
  const rules = new Intl.PluralRules(language)
  const textOf = (length: number) =>
    ((rules.select(length) === 'one' && said.textOf_one) || said.textOf_other).replace(
      '{{count}}',
      String(length),
    )
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
