import { useTranslation } from '../../i18n/translation.tsx'
import type { Entry, Work } from '../../outbox/entry.ts'
import { useObjectAddress } from '../viewer/use-object-address.ts'

const textOf = (work: Work): string => {
  if (work.kind === 'answer' || work.kind === 'rating') return work.na_reason ?? ''
  if (work.kind === 'file') return work.description
  if (work.kind === 'report') return work.note
  if (work.kind === 'duty') return work.plan ?? ''
  return 'text' in work ? work.text : ''
}

export function UnsentContent({ entry: { work, place } }: { entry: Entry }) {
  const text = [place?.letter, textOf(work)].filter(Boolean).join(' · ')
  return (
    <div className="flex gap-3">
      {work.kind === 'file' && work.content.type.startsWith('image/') && <Picture content={work.content} />}
      {text && <p className="min-w-0 flex-1 typed-text">{text}</p>}
    </div>
  )
}

function Picture({ content }: { content: Blob }) {
  const { t } = useTranslation()
  const address = useObjectAddress(content)
  return (
    address && (
      <img src={address} alt={t('unsent.picture')} className="size-16 shrink-0 rounded-small object-cover" />
    )
  )
}
