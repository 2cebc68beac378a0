import type { CatalogueState } from 'contract/instrument/catalogue'
import { CircleCheck, History, type IconNode, PackageCheck, Pencil } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../../../ui/figures/Badge.tsx'

const styles: Record<CatalogueState, { tone: BadgeTone; icon: IconNode }> = {
  released: { tone: 'grey', icon: PackageCheck },
  corrected: { tone: 'green', icon: CircleCheck },
  stale: { tone: 'amber', icon: History },
}

export function MessageStateBadge({ state, isDirty }: { state: CatalogueState; isDirty: boolean }) {
  const { t } = useTranslation()
  if (isDirty)
    return (
      <Badge tone="blue" icon={Pencil}>
        {t('translations.state.unsaved')}
      </Badge>
    )
  return <Badge {...styles[state]}>{t(`catalogue.state.${state}`)}</Badge>
}
