import { readOwnTexts } from '../../i18n/read-language.ts'

/** The form of a report; most who read a plan report nothing. */
export const loadReport = async () => {
  const [part] = await Promise.all([
    import('./ReportDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.ReportDialog
}
