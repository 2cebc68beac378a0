import { useQuery } from '@tanstack/react-query'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useSession } from '../../../../session/use-session.ts'
import { markedNames } from './marked-names.ts'
import { peopleToMentionQuery } from './mentions.ts'

type Props = { line: number; text: string; mayMention: boolean }

export function CommentText({ line, text, mayMention }: Props) {
  const me = useSession()?.user.full_name ?? ''
  const { data: people = [] } = useQuery({
    ...peopleToMentionQuery(line),
    enabled: mayMention && text.includes('@'),
  })
  const parts = markedNames(text, [me, ...people.map(({ name }) => name)])
  return (
    <p lang={langOf(text)} className="typed-text">
      {parts.map(({ text, isName, at }) =>
        isName ? (
          <mark key={at} className="bg-transparent font-strong text-primary-soft-text">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
