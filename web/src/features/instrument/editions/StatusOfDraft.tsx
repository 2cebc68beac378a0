import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { CircleCheck, Hourglass, Pencil } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'

const marks = {
  open: { tone: 'blue', icon: Pencil },
  handed_in: { tone: 'amber', icon: Hourglass },
  released: { tone: 'green', icon: CircleCheck },
} as const

export function StatusOfDraft({ status }: Pick<EditionDraft, 'status'>) {
  const { t } = useTranslation()
  return <Badge {...marks[status]}>{t(`editions.status.${status}`)}</Badge>
}
