import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type EditionDraftDetail, mayRelease } from 'contract/instrument/edition-drafts'
import { CheckCheck, Send, Trash2, Undo2, View } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { pageActionsStyle } from '../../../kit/actions/page-actions-style.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { DraftFiles } from './DraftFiles.tsx'
import { readDraftsAgain, releaseDraft, removeDraft } from './queries.ts'
import { StaleLanguages } from './StaleLanguages.tsx'
import { useMayWork } from './use-may-work.ts'

const GiveBackDialog = lazily(async () => (await import('./GiveBackDialog.tsx')).GiveBackDialog)
const HandInDialog = lazily(async () => (await import('./HandInDialog.tsx')).HandInDialog)

type Move = 'hand in' | 'give back' | 'release' | 'delete'

/** What can be done with a draft now, by who looks at it. */
export function DraftMoves({ draft, code }: { draft: EditionDraftDetail; code: string | undefined }) {
  const { t } = useTranslation()
  const me = useActor().id
  const mayWork = useMayWork(draft)
  const [move, setMove] = useState<Move | null>(null)
  if (draft.status === 'released') return null
  const isReleasable = mayRelease(me, {
    handedInBy: draft.handed_in_by?.id ?? null,
    writtenBy: draft.written_by,
  })
  return (
    <div className={pageActionsStyle}>
      <ButtonLink
        icon={View}
        href={`/editions/${draft.id}/preview${code === undefined ? '' : `?indicator=${code}`}`}
      >
        {t('editions.preview')}
      </ButtonLink>
      <DraftFiles draft={draft} mayWrite={mayWork && draft.status === 'open'} />
      {mayWork && draft.status === 'open' && (
        <>
          <Button icon={Trash2} onPress={() => setMove('delete')}>
            {t('editions.delete')}
          </Button>
          <Button
            kind="primary"
            icon={Send}
            isDisabled={draft.faults > 0 || draft.changed === 0}
            onPress={() => setMove('hand in')}
          >
            {t('editions.handIn')}
          </Button>
        </>
      )}
      {mayWork && draft.status === 'handed_in' && (
        <Button icon={Undo2} onPress={() => setMove('give back')}>
          {t('editions.giveBack')}
        </Button>
      )}
      {mayWork && draft.status === 'handed_in' && isReleasable && (
        <Button kind="primary" icon={CheckCheck} onPress={() => setMove('release')}>
          {t('editions.release')}
        </Button>
      )}
      {move && <MoveDialog move={move} draft={draft} onClose={() => setMove(null)} />}
    </div>
  )
}

type DialogProps = { move: Move; draft: EditionDraftDetail; onClose: () => void }

function MoveDialog({ move, draft, onClose }: DialogProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  const again = () => readDraftsAgain(queryClient)
  switch (move) {
    case 'give back':
      return <GiveBackDialog draft={draft} onClose={onClose} />
    case 'hand in':
      return <HandInDialog draft={draft} onClose={onClose} />
    case 'release':
      return (
        <ActionDialog
          title={t('editions.releaseTitle')}
          confirm={t('editions.release')}
          done={t('editions.releasedNow')}
          kind="primary"
          action={() => releaseDraft(draft)}
          onClose={onClose}
          refresh={() => {
            void queryClient.invalidateQueries({ queryKey: ['instruments'] })
            return again()
          }}
        >
          <p className="font-medium text-text wrap-anywhere">{draft.name}</p>
          <p className="mt-2">{t('editions.releaseText')}</p>
          <StaleLanguages draft={draft} isLinked={false} />
        </ActionDialog>
      )
    case 'delete':
    default:
      return (
        <ActionDialog
          title={t('editions.deleteTitle')}
          confirm={t('editions.delete')}
          done={t('editions.deleted')}
          action={() => removeDraft(draft)}
          onClose={onClose}
          onDone={() => {
            router.history.push('/editions')
            void queryClient.invalidateQueries({ queryKey: ['edition-drafts'], exact: true })
          }}
        >
          <p className="font-medium text-text wrap-anywhere">{draft.name}</p>
          <p className="mt-2">{t('editions.deleteText')}</p>
        </ActionDialog>
      )
  }
}
