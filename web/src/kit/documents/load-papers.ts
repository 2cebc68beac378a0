import { readOwnTexts } from '../../i18n/read-language.ts'

/** The dialog of what can be downloaded, with its words. */
export const loadDocumentDialog = async () => {
  const [{ DocumentDialog }] = await Promise.all([import('./DocumentDialog.tsx'), readOwnTexts('papers')])
  return DocumentDialog
}

/** The corner that shows what is being made. */
export const loadMakingCorner = async () => {
  const [{ MakingCorner }] = await Promise.all([import('./MakingCorner.tsx'), readOwnTexts('papers')])
  return MakingCorner
}
