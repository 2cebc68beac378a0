import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

export const CasesProposal = lazily(
  async () => (await Promise.all([import('./CasesProposal.tsx'), readOwnTexts('cases')]))[0].CasesProposal,
  null,
  true,
)
