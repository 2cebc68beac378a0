import { Check } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

export function CaseMark({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation()
  return (
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-small border-[1.5px] text-text ${isDone ? 'border-s3 bg-s3-bg' : 'border-dashed border-control'}`}
    >
      {isDone && <Icon of={Check} size="small" />}
      <span className="sr-only">{t(isDone ? 'cases.done' : 'cases.notDone')}: </span>
    </span>
  )
}
