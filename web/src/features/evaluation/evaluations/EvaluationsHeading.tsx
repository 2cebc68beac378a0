import { Plus } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ColumnsMenu } from '../../../kit/lists/columns/ColumnsMenu.tsx'
import type { ColumnChoice } from '../../../kit/lists/columns/use-columns.ts'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'

type Props = {
  /** Path and query of the list as it is shown, and the columns it shows. */
  query: string
  list: { choice: ColumnChoice; fields: readonly string[] | undefined }
  mayCreate: boolean
  onNew: () => void
}

/** The title, the tools of the list and the button for a new evaluation. */
export function EvaluationsHeading({ query, list, mayCreate, onNew }: Props) {
  const { t } = useTranslation()
  return (
    <PageHeading
      title={t('evaluation-list.title')}
      hint={t('evaluation-list.hint')}
      more={
        <>
          <ColumnsMenu choice={list.choice} />
          <ExportMenu query={query} fields={list.fields} />
        </>
      }
      action={
        mayCreate && (
          <Button kind="primary" icon={Plus} onPress={onNew}>
            {t('evaluations.new')}
          </Button>
        )
      }
    />
  )
}
