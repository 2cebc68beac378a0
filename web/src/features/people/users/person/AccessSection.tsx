import { useQueryClient } from '@tanstack/react-query'
import { hasAreas } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Switch } from '../../../../ui/choices/Switch.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { HandOver, OpenWork } from '../handover/handover-queries.ts'
import { needsHandover } from '../handover/queries.ts'
import { changeUser, endSessionsOf } from '../queries.ts'
import { GiveLink } from './GiveLink.tsx'
import { ResetFactor } from './ResetFactor.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useAccountAction } from './use-account-action.ts'
import { vacancyText } from './vacancy.ts'

/** Whether somebody may log in, and the end of all sessions; both saved at once. */
export function AccessSection({ user }: { user: User }) {
  const { t } = useTranslation()
  const action = useAccountAction()
  const isFixed = !user.may_change_identity
  return (
    <section aria-labelledby="access" className="grid gap-3 border-t border-border pt-4">
      <h3 id="access" className="text-18">
        {t('users.access')}
      </h3>
      {action.problem && <Banner tone="danger">{action.problem}</Banner>}
      <MayLogIn user={user} action={action} isDisabled={isFixed} />
      <div className="flex flex-wrap gap-3">
        {hasAreas(user.role) && <HandOver user={user} />}
        <SendAgain user={user} isDisabled={isFixed} />
        {user.is_active && <GiveLink user={user} isDisabled={isFixed} />}
        {user.second_factor === 'totp' && <ResetFactor user={user} isDisabled={isFixed} />}
        <EndSessions user={user} action={action} isDisabled={isFixed} />
      </div>
    </section>
  )
}

type PartProps = { user: User; action: ReturnType<typeof useAccountAction>; isDisabled: boolean }

/** Confirms where a place becomes vacant or work is open. */
function MayLogIn({ user, action: { run, isPending }, isDisabled }: PartProps) {
  const { t } = useTranslation()
  const [isClosing, setClosing] = useState(false)
  const vacancy = vacancyText(t, user, 'users.vacancyInactive')
  const queryClient = useQueryClient()
  const [isLooking, setLooking] = useState(false)
  const name = user.full_name
  const setActive = (is_active: boolean) =>
    void run(
      () => changeUser(user.id, { is_active }),
      t(is_active ? 'users.activated' : 'users.deactivated', { name }),
    )
  const close = async () => {
    setLooking(true)
    const isMissed = vacancy !== undefined || (await needsHandover(queryClient, user.id))
    setLooking(false)
    if (isMissed) setClosing(true)
    else setActive(false)
  }
  const change = (isActive: boolean) => {
    if (!isPending && !isLooking) void (isActive ? setActive(true) : close())
  }
  const deactivate = () => {
    setClosing(false)
    setActive(false)
  }
  return (
    <>
      <Switch
        label={t('users.mayLogIn')}
        hint={t('users.mayLogInHint')}
        isSelected={user.is_active}
        isDisabled={isDisabled}
        onChange={change}
      />
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title={t('users.deactivateTitle', { name })}
        kind="danger"
        confirm={t('users.deactivate')}
        onConfirm={deactivate}
        isPending={isPending}
      >
        <OpenWork user={user} />
        {vacancy}
      </ConfirmDialog>
    </>
  )
}

function EndSessions({ user, action: { run, isPending }, isDisabled }: PartProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const name = user.full_name
  const endSessions = async () => {
    await run(() => endSessionsOf(user.id), t('users.sessionsEnded', { name }))
    setConfirming(false)
  }
  return (
    <>
      <Button icon={LogOut} onPress={() => setConfirming(true)} isDisabled={isDisabled}>
        {t('users.endSessions')}
      </Button>
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
    </>
  )
}
