import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'

const shown = 8

export function RowNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (names.length === 0) return null
  const some = isWhole ? names : names.slice(0, shown)
  return (
    <div>
      <ul className="list-disc ps-5 marker:text-text3">
        {some.map((name, place) => (
          // Names may repeat, and the order never changes.
          <li key={place} className="py-0.5">
            {name}
          </li>
        ))}
      </ul>
      {some.length < names.length && (
        <Button kind="quiet" onPress={() => setWhole(true)}>
          {t('many.more', { count: names.length - some.length })}
        </Button>
      )}
    </div>
  )
}
