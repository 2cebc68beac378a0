import { useQueryClient } from '@tanstack/react-query'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import { takeCorrections } from '../../../../i18n/corrections/corrections.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { Imported } from '../../../../kit/exchange/queries.ts'
import { useFieldTexts } from '../../../../kit/exchange/use-field-texts.ts'
import { readAgain } from './queries.ts'
import { unfitText } from './unfit-text.ts'

/** Corrected messages in a file, and the texts about such a file. */
export const useCatalogueImport = (): Extract<Imported, { kind: 'catalogue' }> => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const fields = useFieldTexts()
  return {
    kind: 'catalogue',
    texts: {
      ...fields,
      title: t('catalogue.import.title'),
      intro: t('catalogue.import.intro'),
      ruleMatch: t('catalogue.import.ruleMatch'),
      doneHint: t('catalogue.import.doneHint'),
      ignored: (names) => t('transfer.ignored', { names }),
      faultText: (field, fault) => {
        if (fault.unfit) return unfitText(t, fault.unfit)
        if (field === 'current' && fault.code === 'data_changed') return t('catalogue.import.meanwhile')
        return fields.faultText(field, fault)
      },
    },
    readAgain: async () => {
      takeCorrections(chosenLanguage(), true).catch(() => undefined)
      await readAgain(client)
    },
  }
}
