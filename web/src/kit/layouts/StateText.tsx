import { useTranslation } from '../../i18n/translation.tsx'

type Props = {
  text: string
  /** Its kind, for the short word. */
  short: string
  /** The label of the button that it is in. */
  action?: string
  isNarrow: boolean
  isInBar: boolean
}

/** The state of what people did; in a bar without room to spare one word of it is visible. */
export function StateText({ text, short, action, isNarrow, isInBar }: Props) {
  const { t } = useTranslation()
  const hidden = isNarrow ? 'sr-only' : isInBar ? '@max-[78rem]:sr-only' : '@max-[18rem]/foot:sr-only'
  return (
    <>
      {isInBar && (
        <span aria-hidden="true" className="hidden whitespace-nowrap @max-[78rem]:inline @max-[22rem]:hidden">
          {t('shell.saved.short', { kind: short })}
        </span>
      )}
      <span className={hidden}>
        {text}
        {action !== undefined && (
          <>
            {' '}
            <span className="whitespace-nowrap underline">{action}</span>
          </>
        )}
      </span>
    </>
  )
}
