import { readOwnWords } from '../../i18n/read-language.ts'

/** The dialog of what can be downloaded, with its words. */
export const loadPaperDialog = async () => {
  const [{ PaperDialog }] = await Promise.all([import('./PaperDialog.tsx'), readOwnWords('papers')])
  return PaperDialog
}

/** The corner that shows what is being made. */
export const loadMakingCorner = async () => {
  const [{ MakingCorner }] = await Promise.all([import('./MakingCorner.tsx'), readOwnWords('papers')])
  return MakingCorner
}
