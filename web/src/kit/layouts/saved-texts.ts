import { formatTime } from '../../i18n/format-date.ts'
import type { Translate } from '../../i18n/translation.tsx'
import type { Entry } from '../../outbox/entry.ts'
import type { SavingStatus } from '../../outbox/status.ts'

const mostNames = 3
const faults = {
  full: 'shell.saved.full',
  failed: 'shell.saved.failed',
  unavailable: 'shell.saved.unavailable',
} as const

export const entryName = (t: Translate, { work, place }: Entry): string => {
  if (work.kind === 'file') return work.name
  const code = place?.code
  if (work.kind === 'answer' || work.kind === 'rating')
    return code ? t('shell.saved.answerOf', { code }) : t('shell.saved.anAnswer')
  if (work.kind === 'duty') return t('shell.saved.aDuty')
  if (work.kind === 'note') return code ? t('shell.saved.noteOf', { code }) : t('shell.saved.aNote')
  if (work.kind === 'mark') return code ? t('shell.saved.markOf', { code }) : t('shell.saved.aMark')
  if (work.kind === 'report') return code ?? ''
  return code ? t('shell.saved.commentOf', { code }) : t('shell.saved.aComment')
}

const namesOf = (t: Translate, entries: readonly Entry[]): string => {
  const names = entries.slice(0, mostNames).map((entry) => entryName(t, entry))
  return [...names, ...(entries.length > mostNames ? ['…'] : [])].join(', ')
}

/** For example "6 answers, 4 files". */
const countsText = (t: Translate, counts: Extract<SavingStatus, { kind: 'on device' }>['counts']): string =>
  [
    counts.answer > 0 && t('shell.saved.answers', { count: counts.answer }),
    counts.duty > 0 && t('shell.saved.duties', { count: counts.duty }),
    counts.note > 0 && t('shell.saved.notes', { count: counts.note }),
    counts.mark > 0 && t('shell.saved.marks', { count: counts.mark }),
    counts.comment > 0 && t('shell.saved.comments', { count: counts.comment }),
    counts.report > 0 && t('shell.saved.reports', { count: counts.report }),
    counts.file > 0 && t('shell.saved.files', { count: counts.file }),
  ]
    .filter(Boolean)
    .join(', ')

export const savedTexts = (t: Translate, status: SavingStatus): string => {
  switch (status.kind) {
    case 'sent':
      return status.at === null
        ? t('shell.saved.sent')
        : t('shell.saved.sentAt', { time: formatTime(status.at) })
    case 'sending':
      return t('shell.saved.sending', { place: status.place, of: status.of })
    case 'on device': {
      const what = countsText(t, status.counts)
      return status.isPaused ? t('shell.saved.paused', { what }) : t('shell.saved.onDevice', { what })
    }
    case 'sign in':
      return t('shell.saved.signIn')
    case 'refused': {
      const { entries } = status
      return t('shell.saved.refused', { count: entries.length, names: namesOf(t, entries) })
    }
    case 'not saved':
      return status.count === 0 ? t('shell.saved.unreadable') : t(faults[status.fault])
  }
}

/** The label of the button; null for states without one. */
export const savedAction = (t: Translate, { kind }: SavingStatus): string | null => {
  if (kind === 'on device') return t('shell.saved.show')
  if (kind === 'sign in') return t('shell.saved.signInNow')
  if (kind === 'refused') return t('shell.saved.seeWhy')
  return kind === 'not saved' ? t('shell.saved.makeRoom') : null
}
