import { useQueryClient } from '@tanstack/react-query'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { ImportDialog } from '../../../kit/exchange/ImportDialog.tsx'
import { readPiecesAgain } from './queries.ts'
import { useDraftImportTexts } from './use-draft-import-texts.ts'

export function DraftImport({ draft, onClose }: { draft: EditionDraft; onClose: () => void }) {
  const texts = useDraftImportTexts()
  const client = useQueryClient()
  const readAgain = () => readPiecesAgain(client, draft.id)
  return (
    <ImportDialog imported={{ kind: 'edition_draft', draft: draft.id, texts, readAgain }} onClose={onClose} />
  )
}
