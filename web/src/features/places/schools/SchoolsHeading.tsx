import { mayEver } from 'contract/access/permissions'
import { Plus } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ColumnsMenu } from '../../../kit/lists/columns/ColumnsMenu.tsx'
import type { ColumnChoice } from '../../../kit/lists/columns/use-columns.ts'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'

type Props = {
  /** Path and query of the list as it is shown, and the columns it shows. */
  query: string
  list: { choice: ColumnChoice; fields: readonly string[] | undefined }
  mayCreate: boolean
  onNew: () => void
}

/** The title, the tools of the list and the button for a new school. */
export function SchoolsHeading({ query, list, mayCreate, onNew }: Props) {
  const { t } = useTranslation()
  const mayImport = mayEver(useActor(), 'import.rows')
  return (
    <PageHeading
      title={t('schools.title')}
      hint={mayCreate ? t('schools.hint') : t('schools.hintSchool')}
      more={
        <>
          <ColumnsMenu choice={list.choice} />
          <ExportMenu query={query} fields={list.fields} />
          {mayImport && <ImportButton kind="schools" />}
        </>
      }
      action={
        mayCreate && (
          <Button kind="primary" icon={Plus} onPress={onNew}>
            {t('schools.new')}
          </Button>
        )
      }
    />
  )
}
