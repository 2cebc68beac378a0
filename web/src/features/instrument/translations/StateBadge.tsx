import type { Translation } from 'contract/instrument/translations'
import { CircleCheck, CircleDashed, History, type IconNode, Pencil } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../../ui/figures/Badge.tsx'

type State = 'unsaved' | 'untranslated' | 'stale' | 'translated'

const styles: Record<State, { tone: BadgeTone; icon: IconNode }> = {
  unsaved: { tone: 'blue', icon: Pencil },
  untranslated: { tone: 'red', icon: CircleDashed },
  stale: { tone: 'amber', icon: History },
  translated: { tone: 'green', icon: CircleCheck },
}

const stateOf = ({ target, stale }: Translation, isDirty: boolean): State =>
  isDirty ? 'unsaved' : target === null ? 'untranslated' : stale ? 'stale' : 'translated'

export function StateBadge({ row, isDirty }: { row: Translation; isDirty: boolean }) {
  const { t } = useTranslation()
  const state = stateOf(row, isDirty)
  return <Badge {...styles[state]}>{t(`translations.state.${state}`)}</Badge>
}
