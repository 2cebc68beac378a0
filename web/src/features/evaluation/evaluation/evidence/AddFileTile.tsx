import { Plus } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { StageShown } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

/** The last tile of a folder: one more file. */
export function AddFileTile({ stage, onPress }: { stage: StageShown; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <li>
      <Button
        aria-label={t('evidence.addTo', { stage: t(`ui.stage.${stage}`) })}
        onPress={onPress}
        className="grid h-11 w-14 place-items-center rounded-control border-[1.5px] border-dashed border-control text-link data-hovered:bg-surface2"
      >
        <Icon of={Plus} />
      </Button>
    </li>
  )
}
