import type { Installation } from 'contract/platform/installation'
import { formatNumber } from '../../../i18n/format-number.ts'
import { Contact } from '../../../kit/long-text/Contact.tsx'
import { LongTextView } from '../../../kit/long-text/LongTextView.tsx'
import { filled, type LongText } from '../../../kit/long-text/long-text.ts'
import { useInstallation } from '../../../kit/page/use-installation.ts'

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
