import type { ReactElement } from 'react'
import { Opener } from './Opener.tsx'

/** `language` is that of the words, where it is not the page's. */
export interface MenuChoice<Id extends string = string> {
  id: Id
  label: string
  language?: string
}

interface ChoiceMenuProps<Id extends string> {
  label: string
  trigger: ReactElement
  choices: readonly MenuChoice<Id>[]
  value: Id
  onChange: (id: Id) => void
}

const load = () => import('./OpenMenu.tsx')

/** A small button that opens one choice among a few, such as the language picker. */
export function ChoiceMenu<Id extends string>({ trigger, onChange, ...choice }: ChoiceMenuProps<Id>) {
  return (
    <Opener trigger={trigger} popup="menu" load={load}>
      {({ OpenChoices }, opened) => (
        <OpenChoices {...opened} {...choice} onChange={(id) => onChange(id as Id)} />
      )}
    </Opener>
  )
}
