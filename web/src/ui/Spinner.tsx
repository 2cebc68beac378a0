import { LoaderCircle } from 'lucide'
import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'

/** Something is under way, for an unknown time. Inside a pending button it is part of the button's name. */
export function Spinner() {
  const { t } = useTranslation()
  return (
    <span role="progressbar" aria-label={t('ui.working')} className="inline-flex">
      <Icon of={LoaderCircle} className="animate-turn" />
    </span>
  )
}
