import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { ImportDialog } from '../../../kit/exchange/ImportDialog.tsx'
import { useDraftImportWords } from './use-draft-import-words.ts'

/** Texts of a draft that were written elsewhere come back, with a look at what would change. */
export function DraftImport({ draft, onClose }: { draft: EditionDraft; onClose: () => void }) {
  const words = useDraftImportWords()
  return <ImportDialog imported={{ kind: 'edition_draft', draft: draft.id, words }} onClose={onClose} />
}
