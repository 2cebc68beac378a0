import { useState } from 'react'
import { formatBytes, formatPercent } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import type { Item } from '../../outbox/machine.ts'
import { drop, sendAgain } from '../../outbox/outbox.ts'
import { useUploadProgress } from '../../outbox/use-outbox.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { entryRefusal } from '../actions/refusal-text.ts'
import { entryName } from './saved-texts.ts'
import { UnsentContent } from './UnsentContent.tsx'

export function UnsentEntry({ item, onLeave }: { item: Item; onLeave: () => void }) {
  const { t } = useTranslation()
  const { entry, onDevice, state } = item
  const progress = useUploadProgress(entry.id)
  const { place, work } = entry
  const name = entryName(t, entry)
  const isUndecided = entry.state !== 'waiting'
  // The line moved to another edition, so a retry would be refused again.
  const isOfFormer = entry.problem?.code === 'line_edition_moved'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-2 text-15">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong wrap-anywhere">{name}</p>
        <UnsentContent entry={entry} />
        {onDevice === 'no' && <p className="text-danger">{t('unsent.onlyHere')}</p>}
        {isUndecided && <p className="text-danger">{entryRefusal(t, entry)}</p>}
        {!isUndecided && (
          <p className="text-14 text-text2 tabular-nums">
            {[
              state === 'sending' ? t('unsent.beingSent') : t('unsent.waiting'),
              work.kind === 'file' && formatBytes(work.content.size),
              progress !== undefined && formatPercent(progress),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {place && !isOfFormer && (
          <span onClickCapture={onLeave}>
            <Link href={place.href} aria-label={`${t('unsent.open')}: ${name}`}>
              {t('unsent.open')}
            </Link>
          </span>
        )}
        {isUndecided && !isOfFormer && entry.state !== 'conflicting' && (
          <AgainButton id={entry.id} name={name} />
        )}
        {(entry.state !== 'conflicting' || work.kind === 'mark') && (
          <RemoveButton id={entry.id} name={name} />
        )}
      </div>
    </li>
  )
}

function AgainButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <Button size="compact" aria-label={`${t('unsent.again')}: ${name}`} onPress={() => sendAgain(id)}>
      {t('unsent.again')}
    </Button>
  )
}

/** Confirms in place, since the entry exists only here. */
function RemoveButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button
        size="compact"
        kind="quiet-danger"
        aria-label={`${t('unsent.discard')}: ${name}`}
        onPress={() => setOpen(true)}
      >
        {t('unsent.discard')}
      </Button>
    )
  return (
    <div className="grid basis-full gap-2">
      <p>{t('unsent.removeText')}</p>
      <div className="flex gap-2">
        <Button
          size="compact"
          kind="danger"
          aria-label={`${t('unsent.removeNow')}: ${name}`}
          onPress={() => drop(id)}
        >
          {t('unsent.removeNow')}
        </Button>
        <Button size="compact" autoFocus onPress={() => setOpen(false)}>
          {t('unsent.stay')}
        </Button>
      </div>
    </div>
  )
}
