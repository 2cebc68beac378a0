import type { AreaKind } from 'contract/permissions'
import { Problem } from 'contract/problems'
import type { User } from 'contract/users'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { assignArea, removeArea } from '../queries.ts'
import { PlacesField } from './PlacesField.tsx'
import { kindFor } from './person-values.ts'
import { useAccountDeed } from './use-account-deed.ts'

/** The places of somebody; one more or one less counts at once. */
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
  const { run, problem } = useAccountDeed()
  // Out of reach or gone already: the server does not tell the two apart.
  const unknownPlace = (error: unknown) =>
    error instanceof Problem && error.code === 'not_found' ? t('users.areaNotYours') : problemText(t, error)
  return (
    <>
      {user.areas.length === 0 && <p className="text-15">{t('users.noAreasHint')}</p>}
      <PlacesField
        kind={kind}
        places={user.areas.map(({ id, place }) => ({ id, place: place.id, name: place.name }))}
        onAdd={({ id }) =>
          void run(() => assignArea({ user: user.id, [kind]: id }), t(`users.assigned.${kind}`))
        }
        onRemove={({ id }) => void run(() => removeArea(id), t(`users.deallocated.${kind}`), unknownPlace)}
        problem={problem}
      />
    </>
  )
}
