import type { Holding } from 'contract/people/handover'
import { formatDay } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'

type Props = {
  name: string
  part: Holding
  taker: number | undefined
  onChoose: (taker: number | undefined) => void
}

const nobody = 0

const previewOf = (
  t: Translate,
  { takers, count }: Holding,
  chosen: number | undefined,
): string | undefined => {
  const taker = takers.find(({ id }) => id === chosen)
  if (!taker) return undefined
  const { name, takes } = taker
  return takes < count
    ? t('handover.takesSome', { taker: name, takes, count })
    : t('handover.takesAll', { taker: name, count })
}

export function HoldingPart({ name, part, taker, onChoose }: Props) {
  const { t } = useTranslation()
  const { kind, count, items, takers, more_takers: others } = part
  const title = t(`handover.kind.${kind}`, { name })
  const preview = previewOf(t, part, taker)
  return (
    <section aria-labelledby={`held-${kind}`} className="grid gap-3 border-t border-border pt-4">
      <h3 id={`held-${kind}`} className="text-18">
        {title} <span className="font-normal text-text2">{formatNumber(count)}</span>
      </h3>
      <ul className="grid max-h-56 gap-1 overflow-auto text-15">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <span className="font-medium">{item.name}</span>
            {item.text && <span className="block text-text2">{item.text}</span>}
            {item.due && (
              <span className="block text-14 text-text2">
                {t('handover.due', { day: formatDay(item.due) })}
              </span>
            )}
          </li>
        ))}
        {count > items.length && (
          <li className="text-text2">{t('handover.more', { count: formatNumber(count - items.length) })}</li>
        )}
      </ul>
      {takers.length === 0 && <p className="text-15 text-text2">{t('handover.noTaker')}</p>}
      {takers.length > 0 && (
        <Select
          id={`taker-${kind}`}
          label={t('handover.takerOf', { part: title })}
          choices={[
            { id: nobody, label: t('handover.stays') },
            ...takers.map(({ id, name: label, role }) => ({ id, label, hint: t(`terms.role.${role}`) })),
          ]}
          {...(others > 0 && { hint: t('handover.takersCut', { count: others }) })}
          value={taker ?? nobody}
          onChange={(id) => onChoose(id === nobody ? undefined : id)}
        />
      )}
      {preview && <p className="text-15 font-medium">{preview}</p>}
    </section>
  )
}
