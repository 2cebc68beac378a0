import type { AreaKind } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { assignArea, removeArea } from '../queries.ts'
import { type ChosenPlace, PlacesField } from './PlacesField.tsx'
import { kindFor } from './person-values.ts'
import { useAccountAction } from './use-account-action.ts'

/** Each place is added or removed at once. */
export function AreasSection({ user }: { user: User }) {
  const { t } = useTranslation()
  const kind = kindFor(user.role)
  return (
    <section aria-labelledby="places" className="grid gap-3 border-t border-border pt-4">
      <div>
        <h3 id="places" className="text-18">
          {t('users.areas')}
        </h3>
        <p className="text-14 text-text2">{kind ? t('users.areasHint') : t('users.everywhere')}</p>
      </div>
      {kind && <Areas user={user} kind={kind} />}
    </section>
  )
}

function Areas({ user, kind }: { user: User; kind: AreaKind }) {
  const { t } = useTranslation()
  const { run, problem, isPending } = useAccountAction()
  const [leaving, setLeaving] = useState<ChosenPlace | null>(null)
  // Out of scope or deleted: the server answers both alike.
  const unknownPlace = (error: unknown) =>
    error instanceof Problem && error.code === 'not_found' ? t('users.areaNotYours') : problemText(t, error)
  const takeAway = async ({ id }: ChosenPlace) => {
    await run(() => removeArea(id), t(`users.deallocated.${kind}`), unknownPlace)
    setLeaving(null)
  }
  return (
    <>
      {user.areas.length === 0 && <p className="text-15">{t('users.noAreasHint')}</p>}
      <PlacesField
        kind={kind}
        places={user.areas.map(({ id, place }) => ({ id, place: place.id, name: place.name }))}
        onAdd={({ id }) =>
          void run(() => assignArea({ user: user.id, [kind]: id }), t(`users.assigned.${kind}`))
        }
        onRemove={(area) => (kind === 'country' ? setLeaving(area) : void takeAway(area))}
        problem={problem}
      />
      {leaving && (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(null)}
          title={t('users.takeAwayTitle', { place: leaving.name, name: user.full_name })}
          kind="danger"
          confirm={t('users.takeAway', { name: leaving.name })}
          onConfirm={() => void takeAway(leaving)}
          isPending={isPending}
        >
          {t('users.vacancy', { name: user.full_name, countries: leaving.name })}
        </ConfirmDialog>
      )}
    </>
  )
}
