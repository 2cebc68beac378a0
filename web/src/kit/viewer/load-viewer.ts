import { readOwnTexts } from '../../i18n/read-language.ts'

/** Loaded with its texts on demand. */
export const loadViewer = async () => {
  const [{ FileViewer }] = await Promise.all([import('./FileViewer.tsx'), readOwnTexts('viewer')])
  return FileViewer
}
