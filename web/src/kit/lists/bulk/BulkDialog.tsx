import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { BulkOutcome } from './BulkOutcome.tsx'
import type { Outcome } from './do-each.ts'
import { NamedRows } from './NamedRows.tsx'
import { RowNames } from './RowNames.tsx'
import { useBulk } from './use-bulk.ts'

export type BulkProps<Row> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Done rows are deselected and the list is invalidated. */
  onOver: (done: readonly Row[]) => void
  onClose: () => void
}

type Props<Row> = BulkProps<Row> & {
  title: (count: number) => string
  confirm: string
  kind?: 'primary' | 'danger'
  /** Why this cannot be done to a row, by a rule shared with the server. */
  whyNot: (row: Row) => string | undefined
  action: (row: Row) => Promise<unknown>
  done: (count: number) => string
  /** Whether all fields are filled in; they show their own errors. */
  mayBegin?: () => boolean
  children: ReactNode
}

const useJudged = <Row extends { id: number }>({ rows, nameOf, whyNot }: Props<Row>) => {
  // Kept in state, so that the question does not change while it is open.
  const [judged] = useState(() => rows.map((row) => ({ row, reason: whyNot(row) })))
  const able = judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : []))
  const named = (row: Row, reason: string) => ({ id: row.id, name: nameOf(row), reason })
  const left = judged.flatMap(({ row, reason }) => (reason === undefined ? [] : [named(row, reason)]))
  return { able, left }
}

/** Confirms an action on several rows, does it row by row, and reports failures. */
export function BulkDialog<Row extends { id: number }>(props: Props<Row>) {
  const { rows, nameOf, onOver, onClose, title, confirm, kind = 'primary', action, done } = props
  const { mayBegin = () => true, children } = props
  const { t } = useTranslation()
  const { able, left } = useJudged(props)
  const over = (outcome: Outcome<Row>) => {
    onOver(outcome.done)
    if (outcome.refused.length + outcome.untried.length > 0) return
    showToast('success', done(outcome.done.length))
    onClose()
  }
  const { state, begin, onStop } = useBulk(action, over)
  const newest = (row: Row): Row => rows.find(({ id }) => id === row.id) ?? row
  const close = () => state.kind !== 'working' && onClose()

  if (state.kind === 'told') {
    const again = (undone: readonly Row[]) => void begin(undone.map(newest))
    return <BulkOutcome outcome={state.outcome} nameOf={nameOf} onAgain={again} onClose={onClose} />
  }
  const isWorking = state.kind === 'working'
  return (
    <Dialog
      isOpen
      onClose={close}
      title={able.length === 0 ? t('many.nobody') : title(able.length)}
      isQuestion={kind === 'danger' || isWorking}
      buttons={
        <BulkButtons
          able={able.length}
          isWorking={isWorking}
          kind={kind}
          confirm={confirm}
          onLeave={isWorking ? onStop : onClose}
          onBegin={() => mayBegin() && void begin(able)}
        />
      }
    >
      {isWorking ? (
        <Working label={confirm} over={state.over} total={state.total} />
      ) : (
        <>
          {able.length > 0 && children}
          <RowNames names={able.map(nameOf)} />
          <NamedRows title={t('many.leftOut', { count: left.length })} rows={left} />
        </>
      )}
    </Dialog>
  )
}

function Working({ label, over, total }: { label: string; over: number; total: number }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <ProgressBar label={label} value={over} max={total} />
      <p className="text-14 text-text2 tabular-nums">{t('many.working', { over, total })}</p>
    </div>
  )
}

type ButtonsProps = {
  able: number
  isWorking: boolean
  kind: 'primary' | 'danger'
  confirm: string
  onLeave: () => void
  onBegin: () => void
}

function BulkButtons({ able, isWorking, kind, confirm, onLeave, onBegin }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button key="leave" autoFocus onPress={onLeave}>
        {isWorking ? t('many.stop') : able === 0 ? t('ui.close') : t('ui.cancel')}
      </Button>
      {able > 0 && (
        <Button key="begin" kind={kind} isPending={isWorking} onPress={onBegin}>
          {confirm}
        </Button>
      )}
    </>
  )
}
