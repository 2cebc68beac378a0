import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { returnedValue } from '../choices/given-back.ts'
import { segmentStyle } from './segment-style.ts'

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string; content: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
}

/** Arrow keys move between tabs; Tab moves into the panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const { row, piece } = segmentStyle('line')
  return (
    <AriaTabs selectedKey={value} onSelectionChange={returnedValue(onChange)}>
      <TabList aria-label={label} className={row}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={piece}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
