import { langOf } from '../../../../i18n/language-of-text.ts'
import { codeText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { CommentWork, Entry } from '../../../../outbox/entry.ts'
import { drop, sendAgain } from '../../../../outbox/outbox.ts'
import { useSession } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Avatar } from '../../../../ui/figures/Avatar.tsx'

export function CommentWaiting({ entry }: { entry: Omit<Entry, 'work'> & { work: CommentWork } }) {
  const { t } = useTranslation()
  const name = useSession()?.user.full_name ?? ''
  return (
    <li className="flex gap-3 text-15">
      <Avatar name={name} />
      <div className="min-w-0">
        <p>
          <b className="font-strong">{name}</b>{' '}
          <span className="text-14 text-text2">
            {entry.problem ? codeText(t, entry.problem.code) : t('evaluation.commentWaiting')}
          </span>
        </p>
        <p lang={langOf(entry.work.text)} className="typed-text">
          {entry.work.text}
        </p>
        {/* As high as the buttons of a sent comment, so that nothing moves when it arrives. */}
        <div className="flex min-h-11 gap-2 fine:min-h-9">
          {entry.state !== 'waiting' && (
            <>
              <Button size="compact" onPress={() => sendAgain(entry.id)}>
                {t('ui.retry')}
              </Button>
              <Button size="compact" kind="quiet" onPress={() => drop(entry.id)}>
                {t('evaluation.discard')}
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
