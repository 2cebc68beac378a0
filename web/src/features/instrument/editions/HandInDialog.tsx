import { useQueryClient } from '@tanstack/react-query'
import type { EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { handIn, readDraftsAgain } from './queries.ts'
import { StaleLanguages } from './StaleLanguages.tsx'

type Props = { draft: EditionDraftDetail; onClose: () => void }

/**
 * Hands a draft in, with a word to the second person where one is wanted. Of a draft for all somebody says that what
 * did not change with the English still fits it.
 */
export function HandInDialog({ draft, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { text, setText, draft: typed } = useDraftedText(`edition-draft/${draft.id}/message`, '')
  const [stillFits, setStillFits] = useState(false)
  return (
    <ActionDialog
      title={t('editions.handInTitle')}
      confirm={t('editions.handIn')}
      done={t('editions.handedIn')}
      kind="primary"
      action={async () => {
        await handIn(draft, text, stillFits)
        typed.clear()
      }}
      onClose={onClose}
      refresh={() => readDraftsAgain(queryClient)}
    >
      <div className="grid gap-4">
        <p>{t('editions.handInText')}</p>
        <StaleLanguages draft={draft} isLinked={false} />
        {draft.left_behind.length > 0 && draft.country === null && (
          <Checkbox label={t('editions.behind.fits')} isSelected={stillFits} onChange={setStillFits} />
        )}
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
