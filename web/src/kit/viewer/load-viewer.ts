import { readOwnTexts } from '../../i18n/read-language.ts'

/** The viewer of files and its words; most visits open none. */
export const loadViewer = async () => {
  const [{ FileViewer }] = await Promise.all([import('./FileViewer.tsx'), readOwnTexts('viewer')])
  return FileViewer
}
