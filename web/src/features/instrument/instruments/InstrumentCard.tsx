import { can } from 'contract/access/permissions'
import type { Instrument } from 'contract/instrument/instruments'
import { languages } from 'contract/platform/languages'
import { BookOpenText, CircleCheck, CirclePause } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { EnabledSwitch } from './EnabledSwitch.tsx'
import { InstrumentCounts } from './InstrumentCounts.tsx'

type Props = {
  instrument: Instrument
  /** The edition that this one replaces. */
  replaced: Instrument | undefined
  /** Whether it has the whole width. */
  isOnly: boolean
}

export function InstrumentCard({ instrument, replaced, isOnly }: Props) {
  const { t } = useTranslation()
  const { id, name, description, edition, enabled, country } = instrument
  const available = languages.filter(({ code }) => instrument.languages.includes(code))
  return (
    <Card
      title={name}
      hint={t('instruments.edition', { edition })}
      aside={
        <Badge tone={enabled ? 'green' : 'grey'} icon={enabled ? CircleCheck : CirclePause}>
          {enabled ? t('instruments.enabled') : t('instruments.disabled')}
        </Badge>
      }
    >
      <div className={classes('grid gap-x-12 gap-y-5', isOnly && 'desk:grid-cols-[3fr_2fr]')}>
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-text2">{description}</p>
          {country && (
            <p className="text-14 font-medium">{t('instruments.adaptation', { country: country.name })}</p>
          )}
          {replaced && (
            <p className="text-14 text-text2">
              {country
                ? t('instruments.madeFrom', { edition: replaced.edition })
                : t('instruments.replaces', { edition: replaced.edition })}
            </p>
          )}
          <InstrumentCounts instrument={instrument} />
        </div>
        <div className="grid content-start gap-4">
          <div>
            <h3 className="text-14 font-strong">{t('instruments.languages')}</h3>
            <ul className="mt-1 flex flex-wrap gap-1.5 text-14 text-text2">
              {available.map((language) => (
                <li
                  key={language.code}
                  lang={language.code}
                  className="rounded-pill border border-border px-2.5 py-0.5"
                >
                  {language.name}
                </li>
              ))}
            </ul>
          </div>
          {can(useActor(), 'instrument.toggle') && <EnabledSwitch instrument={instrument} />}
        </div>
        <div>
          <ButtonLink href={`/instruments/detail/${id}`} icon={BookOpenText}>
            {t('instruments.read')}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
