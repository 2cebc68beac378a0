import { ChartNoAxesColumn, Table2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'

type Props = {
  title: string
  hint?: ReactNode
  /** Null where there is nothing to draw. */
  chart: ReactNode
  table: ReactNode
}

/** A chart with a table of the same numbers, opened by a button or the key T. */
export function FindingCard({ title, hint, chart, table }: Props) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  return (
    <div
      role="presentation"
      className="grid min-w-0 max-wide:[&_section>div:first-child]:flex-col max-wide:[&_section>div:first-child]:items-start max-wide:[&_section>div:first-child>div]:basis-auto"
      // A single-key shortcut is allowed only within the focused part (WCAG 2.1.4).
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey) setTable(!isTable)
      }}
    >
      <Card
        title={title}
        hint={hint}
        aside={
          <Button icon={isTable ? ChartNoAxesColumn : Table2} onPress={() => setTable(!isTable)}>
            {isTable ? t('statistics.chart') : t('statistics.table')}
            <span className="sr-only">: {title}</span>
          </Button>
        }
      >
        {isTable ? <div className="overflow-x-auto">{table}</div> : chart}
      </Card>
    </div>
  )
}
