import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Outcome } from './do-each.ts'
import { NamedRows } from './NamedRows.tsx'

type Props<Row> = {
  outcome: Outcome<Row>
  nameOf: (row: Row) => string
  onAgain: (rows: readonly Row[]) => void
  onClose: () => void
}

export function BulkOutcome<Row extends { id: number }>({ outcome, nameOf, onAgain, onClose }: Props<Row>) {
  const { t } = useTranslation()
  const { done, refused, untried } = outcome
  const reasons = [
    ...refused.map(({ row, problem }) => ({ row, reason: problemText(t, problem) })),
    ...untried.map((row) => ({ row, reason: t('many.untried') })),
  ].map(({ row, reason }) => ({ id: row.id, name: nameOf(row), reason }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('many.result', { done: done.length, total: done.length + reasons.length })}
      buttons={
        <>
          <Button key="close" autoFocus onPress={onClose}>
            {t('ui.close')}
          </Button>
          <Button
            key="again"
            kind="primary"
            onPress={() => onAgain([...refused.map(({ row }) => row), ...untried])}
          >
            {t('many.again')}
          </Button>
        </>
      }
    >
      <div role="alert">
        <NamedRows title={t('many.notDone', { count: reasons.length })} rows={reasons} />
      </div>
    </Dialog>
  )
}
