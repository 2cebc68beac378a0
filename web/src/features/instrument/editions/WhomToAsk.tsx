import { shownLocale, useTranslation } from '../../../i18n/translation.tsx'
import { Contact } from '../../../kit/long-text/Contact.tsx'
import { useInstallation } from '../../../kit/page/use-installation.ts'

/**
 * Who may allow a country to adapt an edition, and how whoever runs this place is reached: nobody writes to people above
 * from here.
 */
export function WhomToAsk({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const contact = useInstallation()?.contact
  return (
    <div className="grid gap-1">
      <p>
        {names.length > 0
          ? t('editions.askNamed', {
              names: new Intl.ListFormat(shownLocale(), { type: 'disjunction' }).format(names),
            })
          : t('editions.notAllowedText')}
      </p>
      {contact ? (
        <div className="flex flex-wrap gap-x-1">
          <p>{t('editions.askContact')}</p>
          <Contact address={contact} />
        </div>
      ) : (
        <p>{t('editions.askOutside')}</p>
      )}
    </div>
  )
}
