import { useTranslation } from '../../../i18n/translation.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'

export function EvaluationsHeading(tools: ListTools) {
  const { t } = useTranslation()
  return (
    <ListHeading
      {...tools}
      title={t('evaluation-list.title')}
      hint={t('evaluation-list.hint')}
      create={t('evaluations.new')}
    />
  )
}
