import { LoaderCircle } from 'lucide-react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

/** Something is under way, for an unknown time. Inside a pending button React Aria adds it to the button's name. */
export function Spinner() {
  const { t } = useTranslation()
  return (
    <ProgressBar isIndeterminate aria-label={t('ui.working')} className="inline-flex">
      <Icon of={LoaderCircle} className="animate-turn" />
    </ProgressBar>
  )
}
