import { isWritable } from 'contract/evaluation/life-cycle'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useOnline } from '../../../../session/use-online.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { Planning } from './planning.ts'

export function PlanNotices({ planning, isStale }: { planning: Planning; isStale: boolean }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { plan, ready, mayReport } = planning
  const isFrozen = !isWritable('plan', ready.detail.line.status)
  return (
    <div className="grid gap-3 empty:hidden">
      {!isOnline && (
        <Banner tone="offline" title={t('shell.offline.title')}>
          {plan.editable ? t('plan.offline') : mayReport && t('plan.offlineOfSchool')}
        </Banner>
      )}
      {isOnline && isStale && <Banner tone="warn">{t('plan.stale')}</Banner>}
      {!plan.editable && !mayReport && (
        <Banner tone="info" title={t('plan.readOnly')}>
          {isFrozen ? t('plan.frozen') : t('plan.notYours')}
        </Banner>
      )}
    </div>
  )
}
