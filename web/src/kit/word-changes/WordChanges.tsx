import { shownLocale } from '../../i18n/shown-locale.ts'
import type { WordChange } from './word-changes.ts'

type Props = { changes: readonly WordChange[]; labels: { added: string; removed: string } }

/** Two texts in one: insertions are underlined, deletions struck out. */
export function WordChanges({ changes, labels }: Props) {
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
        {/* The text around it may be in another language. */}
        <span lang={shownLocale()} className="sr-only">
          {labels[kind]}:{' '}
        </span>
        {text}
      </Mark>
    )
  })
}
