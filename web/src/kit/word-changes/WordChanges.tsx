import { shownLocale } from '../../i18n/shown-locale.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import type { WordChange } from './word-changes.ts'

type Props = { changes: readonly WordChange[] }

/** Two texts in one: what was added is underlined, what was removed struck out. */
export function WordChanges({ changes }: Props) {
  const { t } = useTranslation()
  return changes.map(({ at, kind, text }) => {
    if (kind === 'same') return <span key={`${at} same`}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      <Mark
        key={`${at} ${kind}`}
        className={
          kind === 'added'
            ? 'fill rounded-[2px] bg-valid-bg text-valid decoration-2 [del+&]:ms-1'
            : 'fill rounded-[2px] bg-danger-bg text-danger decoration-2'
        }
      >
        {/* the text around it may be in another language */}
        <span lang={shownLocale()} className="sr-only">
          {t(`word-changes.${kind}`)}:{' '}
        </span>
        {text}
      </Mark>
    )
  })
}
