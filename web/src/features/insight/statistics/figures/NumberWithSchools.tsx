import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { Statistic, ValuesOf } from '../question.ts'
import { schoolsQuestion } from '../scope.ts'
import type { About } from './PlaceName.tsx'

const SchoolsDialog = lazyDialog(async () => (await import('./SchoolsDialog.tsx')).SchoolsDialog)

type Props<Name extends Statistic> = {
  about: About
  type: Name
  what: string
  shown: string
  /** Value of one school: undefined where the school does not count, null where the value is hidden. */
  of: (values: ValuesOf<Name>) => number | null | undefined
  textOf: (value: number | null) => string
  /** Set where the number is that of one place. */
  place?: string | undefined
}

/** A button that opens the schools behind a number; plain text for a single school and for frozen figures. */
export function NumberWithSchools<Name extends Statistic>(props: Props<Name>) {
  const { about, type, what, shown, of, textOf, place } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isSingle = about.scope.model === 'school' && place !== undefined
  if (about.isFrozen || isSingle || shown === '0') return shown
  return (
    <>
      <LinkButton label={t('statistics.seeBehind', { number: shown, what })} onPress={() => setOpen(true)}>
        {shown}
      </LinkButton>
      <SchoolsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={place === undefined ? what : `${place}: ${what}`}
        type={type}
        question={schoolsQuestion(about.scope, place)}
        of={of as (values: unknown) => number | null | undefined}
        textOf={textOf}
      />
    </>
  )
}
