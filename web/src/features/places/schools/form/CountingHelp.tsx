import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'

/** The kinds overlap, and each learner is counted once in each kind that the rule names. */
export function CountingHelp() {
  const { t } = useTranslation()
  return (
    <div className="rounded-control border border-border">
      <Disclosure title={t('schools.help')} level={4}>
        <ul className="list-disc space-y-1 ps-5 text-15 text-text2">
          <li>{t('schools.helpIdentified')}</li>
          <li>{t('schools.helpOverlap')}</li>
          <li>{t('schools.helpDeafblind')}</li>
          <li>{t('schools.helpSome')}</li>
          <li>{t('schools.helpMultiple')}</li>
          <li>{t('schools.helpPrivacy')}</li>
        </ul>
      </Disclosure>
    </div>
  )
}
