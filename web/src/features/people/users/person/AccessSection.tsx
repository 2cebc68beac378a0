import type { User } from 'contract/people/users'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Switch } from '../../../../ui/choices/Switch.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { changeUser, endSessionsOf } from '../queries.ts'
import { GiveLink } from './GiveLink.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useAccountAction } from './use-account-action.ts'
import { vacancyText } from './vacancy.ts'

/** Whether somebody may log in, and the end of where they are logged in now; both count at once. */
export function AccessSection({ user }: { user: User }) {
  const { t } = useTranslation()
  const { run, problem, isPending } = useAccountAction()
  const [isConfirming, setConfirming] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const vacancy = vacancyText(t, user, 'users.vacancyInactive')
  const isFixed = !user.may_change_identity
  const name = user.full_name
  const setActive = (is_active: boolean) =>
    void run(
      () => changeUser(user.id, { is_active }),
      is_active ? t('users.activated', { name }) : t('users.deactivated', { name }),
    )
  const endSessions = async () => {
    await run(() => endSessionsOf(user.id), t('users.sessionsEnded', { name }))
    setConfirming(false)
  }
  return (
    <section aria-labelledby="access" className="grid gap-3 border-t border-border pt-4">
      <h3 id="access" className="text-18">
        {t('users.access')}
      </h3>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Switch
        label={t('users.mayLogIn')}
        hint={t('users.mayLogInHint')}
        isSelected={user.is_active}
        isDisabled={isFixed}
        onChange={(isActive) => {
          if (isPending) return
          if (!isActive && vacancy) setClosing(true)
          else setActive(isActive)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <SendAgain user={user} isDisabled={isFixed} />
        {user.is_active && <GiveLink user={user} isDisabled={isFixed} />}
        <Button icon={LogOut} onPress={() => setConfirming(true)} isDisabled={isFixed}>
          {t('users.endSessions')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('users.endSessionsTitle', { name })}
        confirm={t('users.endSessions')}
        onConfirm={() => void endSessions()}
        isPending={isPending}
      >
        {t('users.endSessionsText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title={t('users.deactivateTitle', { name })}
        kind="danger"
        confirm={t('users.deactivate')}
        onConfirm={() => {
          setClosing(false)
          setActive(false)
        }}
        isPending={isPending}
      >
        {vacancy}
      </ConfirmDialog>
    </section>
  )
}
