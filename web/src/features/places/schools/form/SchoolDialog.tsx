import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx'
import { readForForm } from '../../../../kit/page/queries.ts'
import { schoolQuery } from '../queries.ts'
import { NewSchoolForm } from './NewSchoolForm.tsx'
import { SchoolForm } from './SchoolForm.tsx'

/** `id` is null for a new school. */
export function SchoolDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({
    ...schoolQuery(id ?? 0),
    ...readForForm,
    enabled: id !== null,
  })
  const { data } = query
  return (
    <FormDialog
      onClose={onClose}
      width="large"
      title={id === null ? t('schools.new') : (data?.name ?? t('schools.school'))}
    >
      {(leaving) => {
        if (id === null) return <NewSchoolForm onSaved={onClose} {...leaving} />
        if (data) return <SchoolForm school={data} onSaved={onClose} {...leaving} />
        return <AnswerFallback query={query} />
      }}
    </FormDialog>
  )
}
