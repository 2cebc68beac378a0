import { can } from 'contract/permissions'
import type { School } from 'contract/schools'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { CountFields } from './CountFields.tsx'
import { CountingHelp } from './CountingHelp.tsx'
import { DescriptionFields } from './DescriptionFields.tsx'
import { placeOf } from './queries.ts'
import { SchoolFacts } from './SchoolFacts.tsx'
import { useSchoolForm } from './use-school-form.ts'

type Props = {
  school: School | null
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** All fields of a school. Whoever may only count reads the description and writes the numbers. */
export function SchoolForm({ school, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const form = useSchoolForm(school, onSaved)
  const mayDescribe = school === null || can(actor, 'school.change', placeOf(school))
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={form.problems} />
      {form.differences && (
        <ConflictNotice
          differences={form.differences}
          onTheirs={form.takeTheirs}
          onMine={form.save}
          isPending={form.isPending}
        />
      )}
      {mayDescribe ? <DescriptionFields form={form} /> : school && <SchoolFacts school={school} />}
      <section aria-labelledby="numbers" className="grid gap-4 border-t border-border pt-4">
        <h3 id="numbers" className="text-18">
          {t('schools.numbers')}
        </h3>
        <CountingHelp />
        <CountFields form={form} />
      </section>
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {school === null ? t('schools.add') : t('lists.save')}
        </Button>
      </div>
    </form>
  )
}
