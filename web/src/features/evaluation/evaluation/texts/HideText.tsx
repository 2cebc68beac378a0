import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'

/** Takes words that name a learner away from everybody, after a question: it cannot be taken back. */
export function HideText({ author, hide }: { author: string; hide: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const title = t('evaluation.hideWordsOf', { name: author })
  return (
    <>
      <Button kind="quiet" size="compact" aria-label={title} onPress={() => setAsked(true)}>
        {t('evaluation.hideShort')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        confirm={t('evaluation.hideWords')}
        onConfirm={() => void hide().then(() => setAsked(false))}
      >
        <p>{t('evaluation.hideExplained')}</p>
      </ConfirmDialog>
    </>
  )
}
