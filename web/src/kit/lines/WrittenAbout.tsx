import { useTranslation } from '../../i18n/translation.tsx'

export function WrittenAbout({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation()
  return code ? <p className="text-14 text-text2">{t('evaluation.writtenAbout', { code })}</p> : null
}
