import { z } from 'zod'
import { limits } from '../../platform/limits.ts'
import { date, Ref, text, time } from '../../platform/shapes.ts'

export const proposalField = {
  proposed: z
    .object({
      by: Ref,
      at: time,
      deadline: z.string(),
      reason: z.string(),
      declined: z.object({ by: Ref, at: time }).nullable(),
    })
    .nullable()
    .describe(
      'another day that the school proposes; it stays when it is declined, until another is proposed',
    ),
}

type WithProposal = { proposed: { declined: object | null } | null }

export const isProposalOpen = ({ proposed }: WithProposal): boolean => proposed?.declined === null

export const NewProposal = z.object({ deadline: date, reason: text(limits.text) })
export type NewProposal = z.output<typeof NewProposal>
