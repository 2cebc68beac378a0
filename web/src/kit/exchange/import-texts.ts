import { useTranslation } from '../../i18n/translation.tsx'
import type { Imported } from './queries.ts'
import { type FieldTexts, useFieldTexts } from './use-field-texts.ts'

/** What is said of a file of one kind: before it is chosen, of its rows, and when it is written. */
export type ImportTexts = FieldTexts & {
  title: string
  intro: string
  ruleMatch: string
  doneHint: string
  ignored: (names: string) => string
}

/** Texts of a draft bring words of their own, which nobody else needs. */
export const useImportTexts = (imported: Imported): ImportTexts => {
  const { t } = useTranslation()
  const fields = useFieldTexts()
  if (imported.kind === 'edition_draft') return imported.texts
  const { kind } = imported
  return {
    ...fields,
    title: t(`transfer.title.${kind}`),
    intro: t(`transfer.intro.${kind}`),
    ruleMatch: t(`transfer.ruleMatch.${kind}`),
    doneHint: t(`transfer.doneHint.${kind}`),
    ignored: (names) => t('transfer.ignored', { names }),
  }
}
