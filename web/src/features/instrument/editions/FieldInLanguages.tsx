import { staleTexts } from 'contract/instrument/checks/check-piece'
import { mostOf } from 'contract/instrument/checks/lengths'
import type { DraftFault, DraftPiece } from 'contract/instrument/edition-drafts'
import { isList } from 'contract/instrument/translations'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { WordChanges } from '../../../kit/word-changes/WordChanges.tsx'
import { wordChanges } from '../../../kit/word-changes/word-changes.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { nameOf, type PieceValues, textsIn } from './piece-values.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = {
  piece: DraftPiece
  field: string
  languages: readonly Language[]
  values: PieceValues
  change: (part: Partial<PieceValues>) => void
  faults: readonly DraftFault[]
  isReadOnly: boolean
  /** The level of the field's heading: 4 within a group, else 3. */
  level: 3 | 4
}

/** A text in the chosen languages side by side, with faults and changes since the edition before. */
export function FieldInLanguages(props: Props) {
  const { piece, field, languages, level } = props
  const Heading = `h${level}` as const
  const { fieldOf } = usePieceTexts()
  const stale = staleTexts({ texts: textsIn(props.values), before: piece.before }, languages)
  return (
    <section aria-label={fieldOf(field)} className="border-t border-border pt-4 first:border-t-0 first:pt-0">
      <Heading className="text-15">{fieldOf(field)}</Heading>
      <div
        className={`mt-2 grid items-start gap-x-5 gap-y-4 ${languages.length > 1 ? 'desk:grid-cols-2' : ''} ${languages.length > 2 ? 'min-[1700px]:grid-cols-3' : ''}`}
      >
        {languages.map((language) => (
          <InLanguage
            key={language}
            {...props}
            language={language}
            isStale={stale.some((each) => each.language === language && each.field === field)}
            before={
              piece.before.find((each) => each.language === language && each.field === field)?.text ?? ''
            }
          />
        ))}
      </div>
    </section>
  )
}

function InLanguage(props: Props & { language: Language; before: string; isStale: boolean }) {
  const { isStale, field, language, values, change, faults, before, isReadOnly } = props
  const { t } = useTranslation()
  const { fieldOf, faultOf } = usePieceTexts()
  const name = nameOf(language, field)
  const text = values[name] ?? ''
  const own = faults.filter((each) => each.language === language && each.field === field)
  const { name: languageName } = languageBy(language)
  const label = t('editions.textIn', { field: fieldOf(field), language: languageName })
  const limit = mostOf(field, language)
  const isChanged = text !== before
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <p aria-hidden="true" lang={language} className="text-14 font-strong">
        {languageName}
      </p>
      <TextArea
        label={label}
        isLabelHidden
        id={name}
        lang={language}
        value={text}
        onChange={(typed) => change({ [name]: typed })}
        isReadOnly={isReadOnly}
        // A browser scrolls the caret into view, and would leave the field under the bar.
        onFocus={({ target }) => {
          target.scrollIntoView({ block: 'nearest' })
        }}
        grows
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 60)))}
        {...(!isReadOnly &&
          (isList(field)
            ? { hint: t('editions.lines', { count: limit ?? 0 }) }
            : limit !== undefined && { limit }))}
        {...(own.length > 0 && { problem: own.map(faultOf).join('. ') })}
      />
      {isStale && <p className="text-14 text-text2">{t('editions.behind.field')}</p>}
      {isChanged && (
        <div className="grid justify-items-start gap-0.5 text-14 text-text2">
          <p className="font-strong">{t('editions.changedWords')}</p>
          <p lang={language} className="typed-text">
            <WordChanges changes={wordChanges(before, text, language)} />
          </p>
          {!isReadOnly && (
            <Button kind="quiet" size="compact" onPress={() => change({ [name]: before })}>
              {t('editions.putBack')}
              <span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
