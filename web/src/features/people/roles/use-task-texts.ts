import type { Task } from 'contract/access/tasks'
import { useTranslation } from '../../../i18n/translation.tsx'

export const useTaskTexts = (): Record<Task, string> => {
  const { t } = useTranslation()
  return {
    answers: t('local-roles.task.answers'),
    evidence: t('local-roles.task.evidence'),
    messages: t('local-roles.task.messages'),
    plan: t('local-roles.task.plan'),
    evaluations: t('local-roles.task.evaluations'),
    review: t('local-roles.task.review'),
    places: t('local-roles.task.places'),
    people: t('local-roles.task.people'),
    reports: t('local-roles.task.reports'),
    instrument: t('local-roles.task.instrument'),
    export: t('local-roles.task.export'),
    import: t('local-roles.task.import'),
  }
}
