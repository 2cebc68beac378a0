import { mayEver } from 'contract/access/permissions'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import type { School } from 'contract/places/schools'
import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { loadDocumentDialog } from '../../../../kit/documents/load-papers.ts'
import type { Downloadable } from '../../../../kit/documents/offered.ts'
import { useActor } from '../../../../session/use-session.ts'
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

const DocumentDialog = lazily(loadDocumentDialog)

export function DocumentsCard({ school, current }: { school: School; current: CurrentLine }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [open, setOpen] = useState<Downloadable | null>(null)
  if (!mayEver(actor, 'export.start')) return null
  const { line, evaluation, plan } = current
  const query = `line=${line.id}`
  const named = { line: t(`terms.line.${line.evaluation_type}`), year: line.year }
  const offered: { label: string; of: Omit<Downloadable, 'name'> }[] = [
    { label: t('school.documents.results'), of: { subject: 'school', id: school.id } },
    { label: t('school.documents.letter'), of: { subject: 'letter', id: school.id } },
    { label: t('school.documents.evaluation', named), of: { subject: 'evaluation', id: evaluation, query } },
    ...(plan.goals > 0
      ? [{ label: t('school.documents.plan', named), of: { subject: 'action_plan' as const, id: plan.id } }]
      : []),
  ]
  return (
    <Card title={t('school.documents.title')} hint={t('school.documents.hint')}>
      <ul className="grid gap-3">
        {offered.map(({ label, of }) => (
          <li key={label} className="flex items-start gap-2 text-15">
            <span className="mt-1 inline-flex text-text2">
              <Icon of={Download} size="small" />
            </span>
            <LinkButton label={label} onPress={() => setOpen({ ...of, name: `${label}, ${school.name}` })}>
              <span className="block text-start wrap-anywhere">{label}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {open && <DocumentDialog isOpen onClose={() => setOpen(null)} of={open} />}
    </Card>
  )
}
