import { Lightbulb } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'

export function CountriesHeading(tools: ListTools) {
  const { t } = useTranslation()
  return (
    <ListHeading
      {...tools}
      title={t('countries.title')}
      hint={tools.mayCreate ? t('countries.hint') : t('countries.hintReader')}
      create={t('countries.new')}
      before={
        <ButtonLink icon={Lightbulb} href="/suggestions">
          {t('countries.suggestions')}
        </ButtonLink>
      }
    />
  )
}
