import { Columns3 } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Opener } from '../../../ui/overlays/Opener.tsx'
import type { ColumnChoice } from './use-columns.ts'

const load = () => import('./OpenColumns.tsx')

export function ColumnsMenu({ choice }: { choice: ColumnChoice }) {
  const { t } = useTranslation()
  return (
    <Opener trigger={<Button icon={Columns3}>{t('lists.columns')}</Button>} popup="menu" load={load}>
      {({ OpenColumns }, opened) => <OpenColumns {...opened} choice={choice} />}
    </Opener>
  )
}
