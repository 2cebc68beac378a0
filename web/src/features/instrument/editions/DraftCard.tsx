import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { StatusOfDraft } from './StatusOfDraft.tsx'

export function DraftCard({ draft }: { draft: EditionDraft }) {
  const { t } = useTranslation()
  const { released_by: releasedBy, handed_in_by: handedInBy, opened_by: openedBy } = draft
  const who = releasedBy
    ? t('editions.releasedBy', { name: releasedBy.name })
    : handedInBy
      ? t('editions.handedInBy', { name: handedInBy.name })
      : openedBy && t('editions.openedBy', { name: openedBy.name })
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <h2 className="text-18 wrap-anywhere">
            <Link href={`/editions/${draft.id}`}>{draft.name}</Link>
          </h2>
          <p className="text-15 text-text2">
            {draft.country?.name ?? t('editions.forAll')}
            {' · '}
            {t('editions.madeFrom', { edition: draft.edition })}
          </p>
          <p className="text-14 text-text2">{who}</p>
        </div>
        <div className="grid justify-items-start gap-1 text-14">
          <StatusOfDraft status={draft.status} />
          <span>{t('editions.changed', { count: draft.changed })}</span>
          {draft.status === 'open' &&
            (draft.faults === 0 ? (
              <span>{t('editions.noFaults')}</span>
            ) : (
              <Link href={`/editions/${draft.id}?show=faults`}>
                {t('editions.faults', { count: draft.faults })}
              </Link>
            ))}
        </div>
      </div>
    </Card>
  )
}
