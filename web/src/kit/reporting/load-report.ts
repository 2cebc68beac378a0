import { readOwnTexts } from '../../i18n/read-language.ts'

/** What a school proposes for the day of an action, with its words. */
export const loadDateOfSchool = async () =>
  (await Promise.all([import('./DateOfSchool.tsx'), readOwnTexts('dates')]))[0].DateOfSchool

/** The form of a report; most who read a plan report nothing. */
export const loadReport = async () => {
  const [part] = await Promise.all([
    import('./ReportDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.ReportDialog
}
