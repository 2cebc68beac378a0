import type { Installation } from 'contract/installation'
import { Contact } from '../../app/long-text/Contact.tsx'
import { LongTextView } from '../../app/long-text/LongTextView.tsx'
import { filled, type LongText } from '../../app/long-text/long-text.ts'
import { useInstallation } from '../../app/use-installation.ts'
import { formatNumber } from '../../i18n/format-number.ts'

/** The same words on the page and in the dialog. */
export function PrivacyText({ text, level }: { text: LongText; level: 2 | 3 }) {
  const installation = useInstallation()
  return (
    <LongTextView
      text={text}
      level={level}
      values={valuesOf(text, installation)}
      after={{ ask: installation?.contact && <Contact address={installation.contact} /> }}
    />
  )
}

const valuesOf = ({ phrases }: LongText, said: Installation | null | undefined) => {
  const say = (name: string) => phrases[name] ?? ''
  return {
    operator: said?.operator
      ? filled(say('operatorKnown'), { operator: said.operator })
      : say('operatorUnknown'),
    evidence: evidenceOf(say, said?.evidence_retention_months),
    contact: say(said?.contact ? 'contactKnown' : 'contactUnknown'),
  }
}

const evidenceOf = (say: (name: string) => string, months: number | undefined): string => {
  if (months === undefined) return say('evidenceUnknown')
  if (months === 0) return say('evidenceKept')
  return filled(say('evidenceMonths'), { months: formatNumber(months) })
}
