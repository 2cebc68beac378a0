import { mayEver } from 'contract/access/permissions'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'
import { useActor } from '../../../session/use-session.ts'

export function SchoolsHeading(tools: ListTools) {
  const { t } = useTranslation()
  const mayImport = mayEver(useActor(), 'import.rows')
  return (
    <ListHeading
      {...tools}
      title={t('schools.title')}
      hint={tools.mayCreate ? t('schools.hint') : t('schools.hintSchool')}
      create={t('schools.new')}
      after={mayImport && <ImportButton imported={{ kind: 'schools' }} />}
    />
  )
}
