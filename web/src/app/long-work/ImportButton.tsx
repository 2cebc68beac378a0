import type { ImportKind } from 'contract/imports'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'

/** Loaded when it is opened: few people need it, and seldom. */
const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then((loaded) => ({ default: loaded.ImportDialog })),
)

export function ImportButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Upload} onPress={() => setOpen(true)}>
        {t('transfer.import')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
