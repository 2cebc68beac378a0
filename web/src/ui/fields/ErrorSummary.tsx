import { CircleAlert } from 'lucide'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../Icon.tsx'
import { linkStyle } from '../navigation/link-style.ts'
import { focusField } from './focus-field.ts'

export interface FieldProblem {
  /** The field's id; without one the problem is about the whole form. */
  field?: string
  text: string
  /** Whether the text names its field already. */
  isNamed?: boolean
}

/** Above a refused form; takes the focus each time it gets new problems. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const { t } = useTranslation()
  const title = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null

  function goTo(event: MouseEvent, field: string): void {
    event.preventDefault()
    focusField(field)
  }

  return (
    // A fieldset would group it with the form's answers.
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={title}
      className="rounded-control border-4 border-danger-solid bg-surface px-5 py-4"
    >
      <h2 id={title} className="flex items-center gap-2">
        <Icon of={CircleAlert} />
        {t('ui.problems', { count: problems.length })}
      </h2>
      <ul className="mt-1">
        {problems.map(({ field, text }) => (
          <li key={`${field} ${text}`} className="font-strong text-danger">
            {field === undefined ? (
              text
            ) : (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)} className={linkStyle('danger')}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
