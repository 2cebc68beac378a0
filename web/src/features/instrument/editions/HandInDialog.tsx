import { useQueryClient } from '@tanstack/react-query'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { limits } from 'contract/platform/limits'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { handIn, readDraftsAgain } from './queries.ts'

type Props = { draft: EditionDraft; onClose: () => void }

/** With a message to the second person where one is required. */
export function HandInDialog({ draft, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { text, setText, draft: typed } = useDraftedText(`edition-draft/${draft.id}/message`, '')
  return (
    <ActionDialog
      title={t('editions.handInTitle')}
      confirm={t('editions.handIn')}
      done={t('editions.handedIn')}
      kind="primary"
      action={async () => {
        await handIn(draft, text)
        typed.clear()
      }}
      onClose={onClose}
      refresh={() => readDraftsAgain(queryClient)}
    >
      <div className="grid gap-4">
        <p>{t('editions.handInText')}</p>
        <TextArea
          label={t('editions.handInMessage')}
          hint={t('editions.handInMessageHint')}
          isOptional
          limit={limits.comment}
          value={text}
          onChange={setText}
        />
        <DraftNotice draft={typed} />
      </div>
    </ActionDialog>
  )
}
