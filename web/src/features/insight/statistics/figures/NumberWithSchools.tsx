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
  /** What the number counts, in words. */
  what: string
  /** The number as it is shown. */
  shown: string
  /** Of one school: undefined where it is not among them, null where its number is hidden. */
  of: (values: ValuesOf<Name>) => number | null | undefined
  textOf: (value: number | null) => string
  /** The place of the row, where the number is that of one. */
  place?: string | undefined
}

/** A number that opens the schools it is made of. Of schools and of frozen figures it is the number alone. */
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
