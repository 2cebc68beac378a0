import { formatBytes, formatPercent } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import type { Item } from '../../outbox/machine.ts'
import { drop, sendAgain } from '../../outbox/outbox.ts'
import { useUploadProgress } from '../../outbox/use-outbox.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { entryRefusal } from '../actions/refusal-text.ts'
import { entryName } from './saved-texts.ts'

/** One thing that is not at the server: what it is, where, and when it was refused why. */
export function UnsentEntry({ item, onLeave }: { item: Item; onLeave: () => void }) {
  const { t } = useTranslation()
  const { entry, onDevice } = item
  const progress = useUploadProgress(entry.id)
  const { place, work } = entry
  const name = entryName(t, entry)
  const isUndecided = entry.state !== 'waiting'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-2 text-15">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong wrap-anywhere">{name}</p>
        {onDevice === 'no' && <p className="text-danger">{t('unsent.onlyHere')}</p>}
        {isUndecided && <p className="text-danger">{entryRefusal(t, entry)}</p>}
        {work.kind === 'file' && !isUndecided && (
          <p className="text-14 text-text2 tabular-nums">
            {[formatBytes(work.content.size), progress !== undefined && formatPercent(progress)]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {place && (
          <span onClickCapture={onLeave}>
            <Link href={place.href} aria-label={`${t('unsent.open')}: ${name}`}>
              {t('unsent.open')}
            </Link>
          </span>
        )}
        {isUndecided && entry.state !== 'conflicting' && <RefusedButtons id={entry.id} name={name} />}
      </div>
    </li>
  )
}

/** What the server refused is tried again or thrown away. */
function RefusedButtons({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Button size="compact" aria-label={`${t('unsent.again')}: ${name}`} onPress={() => sendAgain(id)}>
        {t('unsent.again')}
      </Button>
      <Button
        size="compact"
        kind="quiet-danger"
        aria-label={`${t('unsent.discard')}: ${name}`}
        onPress={() => drop(id)}
      >
        {t('unsent.discard')}
      </Button>
    </>
  )
}
