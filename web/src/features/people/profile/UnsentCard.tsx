import { Inbox } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { SavedState } from '../../../kit/layouts/SavedState.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { lazyDialog } from '../../../ui/waiting/lazily.tsx'

const UnsentDialog = lazyDialog(async () => {
  const [{ UnsentDialog: Part }] = await Promise.all([
    import('../../../kit/layouts/UnsentDialog.tsx'),
    readOwnTexts('unsent'),
  ])
  return Part
})

/** Whether everything is sent, with links to what is not and to a file from another device. */
export function UnsentCard() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t('profile.unsent')} hint={t('profile.unsentHint')}>
      <div className="grid gap-3">
        <SavedState />
        <div>
          <Button icon={Inbox} onPress={() => setOpen(true)}>
            {t('profile.showUnsent')}
          </Button>
        </div>
      </div>
      <UnsentDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}
