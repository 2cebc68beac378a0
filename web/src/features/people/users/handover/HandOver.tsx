import type { User } from 'contract/people/users'
import { ArrowRightLeft } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { HandoverDialog } from './HandoverDialog.tsx'

export function HandOver({ user }: { user: Pick<User, 'id' | 'full_name'> }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={ArrowRightLeft} onPress={() => setOpen(true)}>
        {t('handover.open')}
      </Button>
      {isOpen && <HandoverDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
