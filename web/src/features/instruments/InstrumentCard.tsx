import type { Instrument } from 'contract/instruments'
import { can } from 'contract/permissions'
import { BookOpenText, CircleCheck, CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../i18n/languages.ts'
import { useActor } from '../../session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { EnabledSwitch } from './EnabledSwitch.tsx'
import { InstrumentCounts } from './InstrumentCounts.tsx'

type Props = {
  instrument: Instrument
  /** The edition that this one takes the place of. */
  replaced: Instrument | undefined
}

export function InstrumentCard({ instrument, replaced }: Props) {
  const { t } = useTranslation()
  const { id, name, description, edition, enabled } = instrument
  const spoken = languages.filter(({ code }) => instrument.languages.includes(code))
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
      <div className="grid gap-4">
        <p className="text-text2">{description}</p>
        {replaced && (
          <p className="text-14 text-text2">{t('instruments.replaces', { edition: replaced.edition })}</p>
        )}
        <InstrumentCounts instrument={instrument} />
        <div>
          <h3 className="text-14 font-strong">{t('instruments.languages')}</h3>
          <ul className="flex flex-wrap gap-x-3 text-15 text-text2">
            {spoken.map((language) => (
              <li key={language.code} lang={language.code}>
                {language.name}
              </li>
            ))}
          </ul>
        </div>
        {can(useActor(), 'instrument.toggle') && <EnabledSwitch instrument={instrument} />}
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
