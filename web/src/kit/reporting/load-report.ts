import { readOwnTexts } from '../../i18n/read-language.ts'

/** The form of a proposal, with its texts. */
export const loadProposal = async () =>
  (await Promise.all([import('./ProposalRead.tsx'), readOwnTexts('dates')]))[0].ProposalRead

/** Loaded on demand, since most readers of a plan report nothing. */
export const loadReport = async () => {
  const [part] = await Promise.all([
    import('./ReportDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.ReportDialog
}
