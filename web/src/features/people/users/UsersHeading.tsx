import { Plus } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ColumnsMenu } from '../../../kit/lists/columns/ColumnsMenu.tsx'
import type { ColumnChoice } from '../../../kit/lists/columns/use-columns.ts'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'

type Props = {
  /** Path and query of the list as it is shown, and the columns it shows. */
  query: string
  list: { choice: ColumnChoice; fields: readonly string[] | undefined }
  onNew: () => void
}

/** The title, the tools of the list and the button for a new person. */
export function UsersHeading({ query, list, onNew }: Props) {
  const { t } = useTranslation()
  return (
    <PageHeading
      title={t('users.title')}
      hint={t('users.hint')}
      more={
        <>
          <ColumnsMenu choice={list.choice} />
          <ExportMenu query={query} fields={list.fields} />
          <ImportButton kind="people" />
        </>
      }
      action={
        <Button kind="primary" icon={Plus} onPress={onNew}>
          {t('users.new')}
        </Button>
      }
    />
  )
}
