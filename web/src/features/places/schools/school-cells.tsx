import type { School } from 'contract/places/schools'
import { useTranslation } from '../../../i18n/translation.tsx'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { Link } from '../../../ui/navigation/Link.tsx'

type Props = { school: School }

export function SchoolName({ school }: Props) {
  return (
    <>
      <Link href={addressOfSchool(school.id)} variant="title">
        {school.name}
      </Link>
      {school.project_name && (
        <span className="block text-14 font-normal text-text2">{school.project_name}</span>
      )}
      <span className="hidden text-14 font-normal text-text2 wide:block desk:hidden">
        {school.region.name}, {school.country.name}
      </span>
    </>
  )
}

export function SchoolRegion({ school: { region, country } }: Props) {
  return (
    <>
      {region.name}
      <span className="wide:hidden">, </span>
      <span className="wide:block wide:text-14 wide:text-text2">{country.name}</span>
    </>
  )
}

export function SchoolType({ school }: Props) {
  const { t } = useTranslation()
  return (
    <span className="text-end wide:block wide:min-w-36 wide:text-start">
      {t(`schools.codes.type_of_school.${school.type_of_school}`)}
      <span className="block text-14 text-text2">{t(`schools.codes.management.${school.management}`)}</span>
    </span>
  )
}
