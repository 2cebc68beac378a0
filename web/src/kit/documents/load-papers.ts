import { readOwnTexts } from '../../i18n/read-language.ts'

export const loadDocumentDialog = async () => {
  const [{ DocumentDialog }] = await Promise.all([import('./DocumentDialog.tsx'), readOwnTexts('papers')])
  return DocumentDialog
}

export const loadMakingCorner = async () => {
  const [{ MakingCorner }] = await Promise.all([import('./MakingCorner.tsx'), readOwnTexts('papers')])
  return MakingCorner
}
