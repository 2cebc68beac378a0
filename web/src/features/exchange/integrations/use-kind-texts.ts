import type { ChangeKind } from 'contract/insight/changes'
import { useTranslation } from '../../../i18n/translation.tsx'

/** What each kind of thing is called. */
export const useKindTexts = (): Record<ChangeKind, string> => {
  const { t } = useTranslation()
  return {
    country: t('integrations.kind.country'),
    region: t('integrations.kind.region'),
    school: t('integrations.kind.school'),
    evaluation: t('integrations.kind.evaluation'),
    line: t('integrations.kind.line'),
    result: t('integrations.kind.result'),
    file: t('integrations.kind.file'),
    comment: t('integrations.kind.comment'),
    note: t('integrations.kind.note'),
    duty_answer: t('integrations.kind.duty_answer'),
    plan_answer: t('integrations.kind.plan_answer'),
    goal: t('integrations.kind.goal'),
    action: t('integrations.kind.action'),
    observation: t('integrations.kind.observation'),
    report: t('integrations.kind.report'),
  }
}
