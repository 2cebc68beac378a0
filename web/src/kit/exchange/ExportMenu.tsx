import { mayEver } from 'contract/access/permissions'
import { Problem } from 'contract/platform/problems'
import { Download, FileSpreadsheet, FileText } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import type { TableSubject } from './queries.ts'
import { useExport } from './use-export.ts'

/** Loaded on demand; the export call itself fails offline too. */
const load = () =>
  import('./queries.ts').catch(() => {
    throw new Problem('unavailable', { reason: 'unreachable' })
  })

type Props = {
  query: string
  subject?: TableSubject
  fields?: readonly string[] | undefined
  rows?: readonly number[]
}

export function ExportMenu({ query, subject = 'list', fields, rows: chosen }: Props) {
  const { t } = useTranslation()
  const { isPending, make } = useExport()
  const actor = useActor()
  if (!mayEver(actor, 'export.start')) return null
  const take = (format: 'csv' | 'xlsx') => {
    const wanted = {
      query,
      format,
      ...(fields && { columns: [...fields] }),
      ...(chosen && { rows: [...chosen] }),
    }
    void make(async (signal) => (await load()).exportTable(subject, wanted, signal))
  }
  return (
    <Menu
      label={t('transfer.export')}
      trigger={
        <Button icon={Download} isPending={isPending}>
          {t('transfer.export')}
        </Button>
      }
      actions={[
        {
          id: 'xlsx',
          label: t('transfer.asWorkbook'),
          icon: FileSpreadsheet,
          onAction: () => take('xlsx'),
        },
        { id: 'csv', label: t('transfer.asCsv'), icon: FileText, onAction: () => take('csv') },
      ]}
    />
  )
}
