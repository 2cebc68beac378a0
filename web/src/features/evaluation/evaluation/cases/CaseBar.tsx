import { GraduationCap } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TrialBar } from '../practice/TrialBar.tsx'

export function CaseBar() {
  const { t } = useTranslation()
  return (
    <TrialBar
      title={t('cases.title')}
      badge={t('cases.invented')}
      icon={GraduationCap}
      back={{ href: '/cases', label: t('cases.all') }}
    />
  )
}
