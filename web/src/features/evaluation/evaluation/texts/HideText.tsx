import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'

/** Removes a text that names a learner for everybody, after a confirmation, since it cannot be undone. */
export function HideText({ author, hide }: { author: string; hide: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const title = t('evaluation.hideWordsOf', { name: author })
  return (
    <>
      <Button kind="quiet" size="compact" aria-label={title} onPress={() => setConfirming(true)}>
        {t('evaluation.hideShort')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={title}
        confirm={t('evaluation.hideWords')}
        onConfirm={() => void hide().then(() => setConfirming(false))}
      >
        <p>{t('evaluation.hideExplained')}</p>
      </ConfirmDialog>
    </>
  )
}
