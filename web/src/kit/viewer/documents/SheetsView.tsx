import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { NotOpened } from '../NotOpened.tsx'
import { Sheet } from './Sheet.tsx'
import { useReading } from './use-reading.ts'

type Props = { kind: 'workbook' | 'table'; file: number; name: string; bytes: Blob }

export function SheetsView({ kind, file, name, bytes }: Props) {
  const { t } = useTranslation()
  const { data, isError } = useReading(kind, file, bytes)
  const [shown, setShown] = useState('0')
  if (isError) return <NotOpened />
  if (!data) return <LoadingState />
  const [first] = data
  if (!first) return <p className="p-5">{t('viewer.emptySheet')}</p>
  if (data.length === 1) return <Sheet label={first.name || name} sheet={first} />
  return (
    <Tabs
      label={t('viewer.sheets')}
      tabs={data.map((sheet, at) => ({
        id: String(at),
        label: sheet.name,
        content: <Sheet label={sheet.name} sheet={sheet} />,
      }))}
      value={shown}
      onChange={setShown}
    />
  )
}
