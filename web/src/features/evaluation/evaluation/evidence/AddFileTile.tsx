import { Plus } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import type { StageShown } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

export function AddFileTile({ stage, onPress }: { stage: StageShown; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <li>
      <PlainButton
        aria-label={t('evidence.addTo', { stage: t(`ui.stage.${stage}`) })}
        onPress={onPress}
        className="grid h-11 w-14 place-items-center rounded-control border-[1.5px] border-dashed border-control text-link hover:bg-surface2"
      >
        <Icon of={Plus} />
      </PlainButton>
    </li>
  )
}
