import { mayEver } from 'contract/access/permissions'
import { Upload } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { Imported } from './queries.ts'

/** Loaded when it is opened, since few people need it. */
const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then((loaded) => ({ default: loaded.ImportDialog })),
)

type Props = { imported: Exclude<Imported, { kind: 'sheet' | 'edition_draft' }> }

export function ImportButton({ imported }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const actor = useActor()
  if (!mayEver(actor, 'import.start')) return null
  return (
    <>
      <Button icon={Upload} onPress={() => setOpen(true)}>
        {t('transfer.import')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog imported={imported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
