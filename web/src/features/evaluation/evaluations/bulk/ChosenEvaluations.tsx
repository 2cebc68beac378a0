import { useQueryClient } from '@tanstack/react-query'
import type { ListedEvaluation } from 'contract/evaluation/evaluations'
import { CalendarDays, TabletSmartphone, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ExportMenu } from '../../../../kit/exchange/ExportMenu.tsx'
import { ChosenBar } from '../../../../kit/lists/bulk/ChosenBar.tsx'
import type { ChosenOf } from '../../../../kit/lists/bulk/use-chosen.ts'
import { openVisit } from '../../../../kit/page/visit.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ChangeDates } from './ChangeDates.tsx'
import { DeleteEvaluations } from './DeleteEvaluations.tsx'

export function ChosenEvaluations({ chosen, shown, query, fields }: ChosenOf<ListedEvaluation>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<'date' | 'delete' | null>(null)
  const { rows } = chosen
  const nameOf = ({ school, line }: ListedEvaluation) =>
    `${school.name}, ${t(`terms.line.${line.evaluation_type}`)} ${line.year}`
  const visitLineOf = (row: ListedEvaluation) => ({
    evaluation: row.id,
    line: row.line.id,
    name: nameOf(row),
  })
  const about = {
    rows,
    nameOf,
    onOver: (done: readonly ListedEvaluation[]) => {
      chosen.onRemove(done)
      void queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    },
    onClose: () => setAction(null),
  }
  return (
    <>
      <ChosenBar rows={rows} shown={shown} onClear={chosen.onClear}>
        <ExportMenu query={query} fields={fields} rows={rows.map(({ id }) => id)} />
        <Button icon={TabletSmartphone} onPress={() => openVisit(rows.map(visitLineOf))}>
          {t('many.take')}
        </Button>
        <Button icon={CalendarDays} onPress={() => setAction('date')}>
          {t('many.date')}
        </Button>
        <Button icon={Trash2} kind="quiet-danger" onPress={() => setAction('delete')}>
          {t('evaluation-list.delete')}
        </Button>
      </ChosenBar>
      {action === 'date' && <ChangeDates {...about} />}
      {action === 'delete' && <DeleteEvaluations {...about} />}
    </>
  )
}
