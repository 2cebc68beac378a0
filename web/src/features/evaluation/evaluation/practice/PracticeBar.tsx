import { GraduationCap } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TrialBar } from './TrialBar.tsx'

export function PracticeBar() {
  const { t } = useTranslation()
  return (
    <TrialBar
      title={t('tutorial.practice.school')}
      badge={t('tutorial.practice.badge')}
      icon={GraduationCap}
      back={{ href: '/tutorial', label: t('tutorial.practice.back') }}
    />
  )
}
