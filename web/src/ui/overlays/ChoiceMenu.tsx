import type { ReactElement } from 'react'
import type { PlainButtonProps } from '../buttons/PlainButton.tsx'
import { returnedValue } from '../choices/given-back.ts'
import type { MenuChoice } from './menu-entries.ts'
import { Opener } from './Opener.tsx'

interface ChoiceMenuProps<Id extends string> {
  label: string
  trigger: ReactElement<PlainButtonProps>
  choices: readonly MenuChoice<Id>[]
  value: Id
  onChange: (id: Id) => void
}

const load = () => import('./OpenMenu.tsx')

export function ChoiceMenu<Id extends string>({ trigger, onChange, ...choice }: ChoiceMenuProps<Id>) {
  return (
    <Opener trigger={trigger} popup="menu" load={load}>
      {({ OpenChoices }, opened) => (
        <OpenChoices {...opened} {...choice} onChange={returnedValue(onChange)} />
      )}
    </Opener>
  )
}
