import type { Installation } from 'contract/platform/installation'
import { formatNumber } from '../../../i18n/format-number.ts'
import { filled, type Message } from '../../../i18n/translation.tsx'
import { Contact } from '../../../kit/long-text/Contact.tsx'
import { LongTextView } from '../../../kit/long-text/LongTextView.tsx'
import type { LongText } from '../../../kit/long-text/long-text.ts'
import { useInstallation } from '../../../kit/page/use-installation.ts'

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

const valuesOf = ({ phrases }: LongText, installation: Installation | null | undefined) => {
  const phrase = (name: string) => phrases?.[name] ?? ''
  return {
    operator: installation?.operator
      ? filled(phrase('operatorKnown'), { operator: installation.operator })
      : filled(phrase('operatorUnknown')),
    evidence: evidenceOf(phrase, installation?.evidence_retention_months),
    contact: filled(phrase(installation?.contact ? 'contactKnown' : 'contactUnknown')),
  }
}

const evidenceOf = (phrase: (name: string) => Message, months: number | undefined): string => {
  if (months === undefined) return filled(phrase('evidenceUnknown'))
  if (months === 0) return filled(phrase('evidenceKept'))
  return filled(phrase('evidenceMonths'), { months: formatNumber(months) })
}
