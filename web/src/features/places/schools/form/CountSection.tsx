import { useTranslation } from '../../../../i18n/translation.tsx'
import { CountFields } from './CountFields.tsx'
import { CountingHelp } from './CountingHelp.tsx'
import type { SchoolFieldsNow } from './use-school-fields.ts'

export function CountSection({ form }: { form: SchoolFieldsNow }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="numbers" className="grid gap-4 border-t border-border pt-4">
      <h3 id="numbers" className="text-18">
        {t('schools.numbers')}
      </h3>
      <CountingHelp />
      <CountFields form={form} />
    </section>
  )
}
