import { showsPeople } from 'contract/evaluation/files'
import { Camera, X } from 'lucide'
import { formatBytes } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../ui/buttons/FileTrigger.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { acceptedExtensions } from '../actions/refusal-text.ts'
import type { Proofs } from './use-proofs.ts'

export function ProofFields({ now, isSent }: { now: Proofs; isSent: boolean }) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-strong text-15">{t('plan.report.proof')}</legend>
      <p className="mt-1 text-14 text-text2">{t('plan.report.proofHint')}</p>
      {now.proofs.length > 0 && (
        <ul className="grid gap-3">
          {now.proofs.map((proof) => (
            <ProofField key={proof.id} now={now} proof={proof} isSent={isSent} />
          ))}
        </ul>
      )}
      {now.refusal && <Banner tone="danger">{now.refusal}</Banner>}
      <div>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={acceptedExtensions}
          onSelect={(files) => void now.choose([...(files ?? [])])}
        >
          <Button icon={Camera}>{t('plan.report.addFile')}</Button>
        </FileTrigger>
      </div>
      {now.needsConsent && (
        <Checkbox
          label={t('evidence.consent')}
          isSelected={now.consent}
          onChange={now.setConsent}
          {...(isSent && !now.consent && { problem: t('problems.consent_required') })}
        />
      )}
    </fieldset>
  )
}

type ProofProps = { now: Proofs; proof: Proofs['proofs'][number]; isSent: boolean }

function ProofField({ now, proof, isSent }: ProofProps) {
  const { t } = useTranslation()
  const problem = isSent ? now.faultOf(proof) : undefined
  return (
    <li className="grid gap-1.5 rounded-control border border-border p-3">
      <p className="flex items-center justify-between gap-3 text-15">
        <span className="min-w-0 wrap-anywhere font-medium">
          {proof.name} <span className="text-14 text-text2">{formatBytes(proof.content.size)}</span>
        </span>
        <IconButton
          icon={X}
          label={t('plan.report.removeFile', { name: proof.name })}
          onPress={() => now.remove(proof.id)}
        />
      </p>
      <TextField
        label={t('plan.report.fileWords', { name: proof.name })}
        isOptional={!showsPeople(proof.kind)}
        value={proof.description}
        onChange={(text) => now.describe(proof.id, text)}
        {...(problem && { problem })}
      />
    </li>
  )
}
