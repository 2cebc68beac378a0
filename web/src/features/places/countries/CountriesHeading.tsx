import { can, mayEver } from 'contract/access/permissions'
import { FilePenLine, IdCard, Lightbulb } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'

export function CountriesHeading(tools: ListTools) {
  const { t } = useTranslation()
  const actor = useActor()
  return (
    <ListHeading
      {...tools}
      title={t('countries.title')}
      hint={tools.mayCreate ? t('countries.hint') : t('countries.hintReader')}
      create={t('countries.new')}
      before={
        <>
          {mayEver(actor, 'local_role.write') && (
            <ButtonLink icon={IdCard} href="/roles">
              {t('countries.roles')}
            </ButtonLink>
          )}
          {can(actor, 'edition.list') && (
            <ButtonLink icon={FilePenLine} href="/editions">
              {t('countries.drafts')}
            </ButtonLink>
          )}
          <ButtonLink icon={Lightbulb} href="/suggestions">
            {t('countries.suggestions')}
          </ButtonLink>
        </>
      }
    />
  )
}
