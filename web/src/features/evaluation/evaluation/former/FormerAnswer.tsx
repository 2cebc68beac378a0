import type { FormerParts } from 'contract/evaluation/edition-moves'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import { FormerText } from './FormerText.tsx'
import type { FormerProps } from './former-props.ts'

type Props = FormerProps & {
  answer: FormerParts['answers'][number]
  /** How it relates to the question it is shown beside. */
  hint?: string
}

export function FormerAnswer({ ready, movedAt, answer, hint }: Props) {
  const { t } = useTranslation()
  const shown = ready.detail.line.files.filter(({ id }) => answer.files.includes(id)).map(({ name }) => name)
  const { id, code, name, option, stage, na_reason, statements, reached, of, by, at } = answer
  return (
    <figure className="grid gap-1 text-14">
      {hint !== undefined && <p className="text-text2">{hint}</p>}
      <div className="flex items-start gap-2">
        <AnswerMark code={option} stage={stage} />
        <p className="min-w-0 flex-1">
          <b className="font-strong">{code}</b> {name}
        </p>
      </div>
      <FormerText
        ready={ready}
        movedAt={movedAt}
        words={{ kind: 'reason', id }}
        code={code}
        text={na_reason}
      />
      {reached !== null && of !== null && <p>{t('moving.reached', { reached, of })}</p>}
      {statements.length > 0 && (
        <ul className="list-disc ps-5">
          {statements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <p className="wrap-anywhere">{t('moving.shownBy', { files: shown.join(', ') })}</p>
      )}
      <figcaption className="text-text2">
        {by.name}, {formatDateTime(at)}
      </figcaption>
    </figure>
  )
}
