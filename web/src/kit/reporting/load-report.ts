import { readOwnTexts } from '../../i18n/read-language.ts'

/** What a school proposed for the day of an action, with its words. */
export const loadProposal = async () =>
  (await Promise.all([import('./ProposalRead.tsx'), readOwnTexts('dates')]))[0].ProposalRead

/** The form of a report; most who read a plan report nothing. */
export const loadReport = async () => {
  const [part] = await Promise.all([
    import('./ReportDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.ReportDialog
}
