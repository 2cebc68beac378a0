import type { DraftedText } from '../../drafts/use-drafted-text.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const ConflictNotice = lazily(async () => (await import('./ConflictNotice.tsx')).ConflictNotice)

type Props = { label: string; saved: string; drafted: DraftedText; isPending?: boolean; onMine?: () => void }

export function TextConflict({ label, saved, drafted, isPending = false, onMine }: Props) {
  if (!drafted.isContested) return null
  return (
    <ConflictNotice
      differences={[{ label, theirs: saved || '–', mine: drafted.text }]}
      onTheirs={drafted.takeTheirs}
      onMine={() => {
        drafted.takeMine()
        onMine?.()
      }}
      isPending={isPending}
    />
  )
}
