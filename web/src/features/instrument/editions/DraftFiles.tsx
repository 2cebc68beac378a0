import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { FileArchive, FileSpreadsheet, Files, FileText, Upload } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { loadDocumentDialog } from '../../../kit/documents/load-papers.ts'
import { exportFile } from '../../../kit/exchange/queries.ts'
import { useExport } from '../../../kit/exchange/use-export.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { lazily, lazyDialog } from '../../../ui/waiting/lazily.tsx'

const DocumentDialog = lazyDialog(loadDocumentDialog)
const DraftImport = lazily(async () => {
  const [part] = await Promise.all([import('./DraftImport.tsx'), readOwnTexts('fields', 'schools', 'users')])
  return part.DraftImport
})

/** A draft as documents, and its texts as files for import. */
export function DraftFiles({ draft, mayWrite }: { draft: EditionDraft; mayWrite: boolean }) {
  const { t } = useTranslation()
  const { isPending, make } = useExport()
  const [open, setOpen] = useState<'papers' | 'import' | null>(null)
  const take = (format: 'xlsx' | 'zip') =>
    void make((signal) => exportFile({ subject: 'edition_texts', id: draft.id, format }, signal))
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label={t('editions.files')}
        trigger={
          <Button icon={Files} isPending={isPending}>
            {t('editions.files')}
          </Button>
        }
        actions={[
          {
            id: 'papers',
            label: t('editions.asPaper'),
            icon: FileText,
            onAction: () => setOpen('papers'),
          },
          {
            id: 'xlsx',
            label: t('editions.textsAsWorkbook'),
            icon: FileSpreadsheet,
            onAction: () => take('xlsx'),
          },
          { id: 'zip', label: t('editions.textsAsFolder'), icon: FileArchive, onAction: () => take('zip') },
          ...(mayWrite
            ? [
                {
                  id: 'import',
                  label: t('editions.textsFromFile'),
                  icon: Upload,
                  onAction: () => setOpen('import'),
                },
              ]
            : []),
        ]}
      />
      <DocumentDialog
        isOpen={open === 'papers'}
        onClose={close}
        of={{ subject: 'edition_draft', id: draft.id, name: draft.name }}
      />
      {open === 'import' && <DraftImport draft={draft} onClose={close} />}
    </>
  )
}
