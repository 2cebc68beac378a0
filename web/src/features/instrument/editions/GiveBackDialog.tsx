import { useQueryClient } from '@tanstack/react-query'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { TextDialog } from '../../../kit/forms/TextDialog.tsx'
import { giveBack, readDraftsAgain } from './queries.ts'

type Props = { draft: EditionDraft; onClose: () => void }

export function GiveBackDialog({ draft, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const action = useAction({ refresh: () => readDraftsAgain(queryClient) })
  return (
    <TextDialog
      title={t('editions.giveBackTitle')}
      draftName={`edition-draft/${draft.id}/reason`}
      about={draft.name}
      label={t('editions.reason')}
      hint=""
      confirm={t('editions.giveBack')}
      action={action}
      onSave={(reason) => action.run(() => giveBack(draft, reason), t('editions.givenBack'))}
      onClose={onClose}
    />
  )
}
