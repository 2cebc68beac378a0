import { useTranslation } from '../../i18n/translation.tsx'
import type { ImportTexts } from './import-texts.ts'
import type { Imported } from './queries.ts'
import { useFieldTexts } from './use-field-texts.ts'

export const useImportTexts = (imported: Imported): ImportTexts => {
  const { t } = useTranslation()
  const fields = useFieldTexts()
  if ('texts' in imported) return imported.texts
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
