import { LoaderCircle } from 'lucide'
import { use } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'

/** Something is under way, for an unknown time. Inside a pending button React Aria adds it to the button's name. */
export function Spinner() {
  const { t } = useTranslation()
  const context = use(ProgressBarContext)
  return (
    <span
      role="progressbar"
      aria-label={t('ui.working')}
      className="inline-flex"
      {...(context && 'id' in context && { id: context.id })}
    >
      <Icon of={LoaderCircle} className="animate-turn" />
    </span>
  )
}
