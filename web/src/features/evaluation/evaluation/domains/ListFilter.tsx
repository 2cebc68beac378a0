import { useTranslation } from '../../../../i18n/translation.tsx'
import { FilterSelect } from '../../../../ui/choices/FilterSelect.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { chooseListFilter, listOfLine } from '../where/list-filter.ts'
import { type WaitingKind, waitingKinds, waitsOf } from './NextWaiting.tsx'

type Props = { ready: EvaluationReady; chosen: WaitingKind | undefined }

export function ListFilter({ ready, chosen }: Props) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const waits = waitsOf(ready)
  const count = (kind: WaitingKind) => indicators.filter(({ indicator }) => waits[kind](indicator.id)).length
  return (
    <FilterSelect<WaitingKind | 'all'>
      isWide
      label={t('steps.show')}
      value={chosen ?? 'all'}
      choices={[
        { id: 'all', label: `${t('evaluation.commentsAll')} · ${indicators.length}` },
        ...waitingKinds.map((id) => ({ id, label: `${t(`evaluation.waits.${id}`)} · ${count(id)}` })),
      ]}
      onChange={(id) => chooseListFilter(listOfLine(detail.line.id), id)}
    />
  )
}
