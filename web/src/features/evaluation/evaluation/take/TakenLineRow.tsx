import { Check, TriangleAlert } from 'lucide'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { OnThisDevice } from '../../../../offline/taken-lines.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

type Props = { line: OnThisDevice; onTakeOff: () => void }

/** A line on this device; it cannot be removed while something of it waits to be sent. */
export function TakenLineRow({ line, onTakeOff }: Props) {
  const { t } = useTranslation()
  const waits = useOutbox().entries.some((entry) => entry.line === line.line)
  const name = line.name ?? t('take.visit.unnamed', { id: line.evaluation })
  const isWhole = line.broken === 0
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-border py-2 text-15">
      <Icon
        of={isWhole ? Check : TriangleAlert}
        className={`mt-0.5 ${isWhole ? 'text-valid' : 'text-danger'}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-14 text-text2 tabular-nums">
          {t('take.visit.size', { size: formatBytes(line.size), time: formatDateTime(line.at) })}
        </p>
        <p className={isWhole ? 'text-valid' : 'text-danger'}>
          {isWhole ? t('take.visit.opens') : t('take.visit.broken', { count: line.broken })}
          {line.missing > 0 && ` ${t('take.missing', { count: line.missing })}`}
        </p>
        {waits && <p className="text-text2">{t('take.stays')}</p>}
      </div>
      <Button size="compact" isDisabled={waits} aria-label={`${t('take.off')}: ${name}`} onPress={onTakeOff}>
        {t('take.off')}
      </Button>
    </li>
  )
}
