import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'

const step = 25

export type SomeRows<Row> = { rows: readonly Row[]; total: number; left: number; onMore: () => void }

export const useSomeRows = <Row,>(rows: readonly Row[]): SomeRows<Row> => {
  const [shown, setShown] = useState(step)
  return {
    rows: rows.slice(0, shown),
    total: rows.length,
    left: Math.max(0, rows.length - shown),
    onMore: () => setShown((now) => now + 4 * step),
  }
}

export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  const { t } = useTranslation()
  if (left === 0) return null
  return (
    <div className="border-t border-border px-4 py-3 wide:px-5 print:hidden">
      <Button onPress={onMore}>{t('statistics.more', { count: left, left: formatNumber(left) })}</Button>
    </div>
  )
}
