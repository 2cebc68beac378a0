import { Check, CircleMinus } from 'lucide'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { useTaken } from './use-taken.ts'

type Taken = NonNullable<ReturnType<typeof useTaken>['taken']>

export function OnDevice({ taken }: { taken: Taken }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="on-device">
      <h3 id="on-device" className="mb-2 text-16">
        {t('take.here')}
      </h3>
      <ul className="grid text-15">
        {taken.parts.map(({ part, count, size }) => (
          <li key={part} className="flex items-start gap-3 border-t border-border py-2">
            <Icon of={Check} className="mt-0.5 text-valid" />
            <span className="flex-1 font-strong">
              {part === 'photos' ? t('take.part.photos', { count }) : t(`take.part.${part}`)}
            </span>
            <span className="text-text2 tabular-nums">{formatBytes(size)}</span>
          </li>
        ))}
        <li className="flex items-start gap-3 border-t border-border py-2 text-text2">
          <Icon of={CircleMinus} className="mt-0.5" />
          <span>
            {t('take.notHere')}
            {taken.missing > 0 && ` ${t('take.missing', { count: taken.missing })}`}
          </span>
        </li>
      </ul>
    </section>
  )
}
