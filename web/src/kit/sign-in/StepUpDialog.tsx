import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/translation.tsx'
import { hasPasskeys } from '../../session/browser-passkey.ts'
import { settleProof } from '../../session/step-up.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { secondFactorQuery } from './queries.ts'

/** Repeats the sign-in before a sensitive action, which a stolen session must not allow. */
export function StepUpDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => settleProof(false)}
      isQuestion
      title={t('second-step.stepUp.title')}
    >
      <Proofs />
    </Dialog>
  )
}

/** If it is unknown what the person has, the password is asked for and the server decides. */
const otherwise = { totp: false, has_password: true, has_passkey: false }

function Proofs() {
  const { t } = useTranslation()
  const stored = useSession()
  const query = useQuery({ ...secondFactorQuery(), staleTime: 0, retry: false })
  if (query.isPending) return <LoadingState />
  const { totp, has_password, has_passkey } = query.data ?? otherwise
  const isPasskeyHere = has_passkey && hasPasskeys()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-text2">{t('second-step.stepUp.text', { name: stored?.user.full_name ?? '' })}</p>
      {isPasskeyHere && <PasskeyProof />}
      {isPasskeyHere && has_password && (
        <p className="flex items-center gap-3 text-15 text-text2 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
          {t('second-step.stepUp.byPassword')}
        </p>
      )}
      {has_password && <PasswordProof needsCode={totp} isFirst={!isPasskeyHere} />}
      {!has_password && (
        <>
          <p className="text-text2">{t('second-step.stepUp.noPassword')}</p>
          <div className="flex flex-col wide:flex-row wide:justify-end">
            <Button onPress={() => settleProof(false)}>{t('ui.cancel')}</Button>
          </div>
        </>
      )}
    </div>
  )
}
