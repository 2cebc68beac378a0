import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { DraftNotice } from '../../drafts/DraftNotice.tsx'
import type { DraftState } from '../../drafts/use-draft.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorSummary, type FieldProblem } from '../../ui/fields/ErrorSummary.tsx'
import { dialogFoot } from '../../ui/overlays/dialog-foot.ts'
import { ConflictNotice, type Difference } from './ConflictNotice.tsx'
import { useNamedProblems } from './use-named-problems.ts'

type Props = {
  form: {
    problems: readonly FieldProblem[]
    isPending: boolean
    isDirty: boolean
    save: () => unknown
    draft?: DraftState
    /** Set where others may change the same row at the same time. */
    differences?: readonly Difference[] | null
    takeTheirs?: () => void
  }
  labels?: Readonly<Record<string, string>>
  /** The label of the button where it is not "Save". */
  save?: string
  leave?: string
  /** Without it the form has no Cancel. */
  onLeave?: () => void
  onDirty?: (isDirty: boolean) => void
  autoComplete?: 'off'
  children: ReactNode
}

const none = {}

export function FormFrame(props: Props) {
  const { form, labels = none, save, leave, onLeave, onDirty, autoComplete, children } = props
  const { t } = useTranslation()
  const { isDirty, isPending, differences } = form
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  useFocusOn(button, isPending || Boolean(differences))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
      {...(autoComplete && { autoComplete })}
    >
      <ErrorSummary problems={useNamedProblems(form.problems, labels)} />
      {differences && (
        <ConflictNotice
          differences={differences}
          onTheirs={() => form.takeTheirs?.()}
          onMine={form.save}
          isPending={isPending}
        />
      )}
      {form.draft && <DraftNotice draft={form.draft} />}
      {children}
      <div
        className={onLeave ? dialogFoot : 'flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end'}
      >
        {onLeave && <Button onPress={onLeave}>{leave ?? t('ui.cancel')}</Button>}
        <Button kind="primary" type="submit" ref={button} isPending={isPending}>
          {save ?? t('lists.save')}
        </Button>
      </div>
    </form>
  )
}

/** When a focused field or notice disappears on saving, the button takes the focus. */
function useFocusOn(button: { current: HTMLButtonElement | null }, isBusy: boolean): void {
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (!isOver) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [button, isBusy])
}
