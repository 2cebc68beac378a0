import { can } from 'contract/access/permissions'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { LinkSegments } from '../../../ui/navigation/LinkSegments.tsx'

/** Hidden from who may correct only one part. */
export function DeskParts({ isCatalogue }: { isCatalogue: boolean }) {
  const { t } = useTranslation()
  const actor = useActor()
  if (!can(actor, 'catalogue.list')) return null
  return (
    <LinkSegments
      label={t('translations.desk')}
      links={[
        { href: '/translations', label: t('translations.ofInstrument'), isCurrent: !isCatalogue },
        {
          href: '/translations?part=catalogue',
          label: t('translations.ofCatalogue'),
          isCurrent: isCatalogue,
        },
      ]}
    />
  )
}
