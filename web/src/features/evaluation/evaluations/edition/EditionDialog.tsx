import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CarriedCounts, EditionPreview as EditionPreviewed } from 'contract/evaluation/edition-moves'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { useRequestKey } from '../../../../kit/forms/use-request-key.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import { EditionMoved } from './EditionMoved.tsx'
import { editionChoicesQuery, moveToEdition } from './queries.ts'

type Props = { row: Evaluation; onClose: () => void }
type Moved = { evaluation: number; counts: CarriedCounts | null; choice: EditionPreviewed }

/** Moves the open line of a row to a newer edition: choice, consequences, then the result. */
export function EditionDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const query = useQuery(editionChoicesQuery(row.line.id))
  const [chosen, setChosen] = useState<number | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const choices = query.data?.choices ?? []
  const choice = choices.find(({ instrument }) => instrument.id === chosen) ?? choices[0]
  const action = useAction({
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['evaluations'] }),
        // A refusal may mean that somebody else changed the line.
        query.refetch(),
      ]),
  })
  const move = () =>
    action.run(async () => {
      if (!choice || !query.data) return
      const body = { instrument: choice.instrument.id }
      const { evaluation, counts } = await moveToEdition(row.line.id, body, query.data.version, keyFor(body))
      setMoved({ evaluation, counts, choice })
    }, t('moving.done'))
  const choose = (instrument: number) => {
    action.clear()
    setChosen(instrument)
  }
  const title = t('moving.title', {
    line: t(`terms.line.${row.line.evaluation_type}`),
    name: row.school.name,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      buttons={
        <>
          <Button onPress={onClose}>
            {t(moved || !choice || choice.is_taken ? 'ui.close' : 'ui.cancel')}
          </Button>
          {choice && !choice.is_taken && !moved && (
            <Button kind="primary" isPending={action.isPending} onPress={() => void move()}>
              {t('moving.confirm')}
            </Button>
          )}
        </>
      }
    >
      {moved ? (
        <EditionMoved {...moved} line={row.line.id} />
      ) : !query.data ? (
        <AnswerFallback query={query} />
      ) : (
        <EditionChoice choices={query.data} choice={choice} choose={choose} problem={action.problem} />
      )}
    </Dialog>
  )
}
