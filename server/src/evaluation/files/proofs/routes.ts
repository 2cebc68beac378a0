import { proofCalls } from 'contract/evaluation/plan/reported'
import { type Described, type Feature, feature } from '../../../platform/http/feature.ts'
import type { Evidence } from '../evidence.ts'
import { receiveFile } from '../upload/receive-file.ts'
import { asProofOf } from './as-proof.ts'

const described: Described<typeof proofCalls> = {
  noun: 'Proofs',
  calls: {
    addProof: [
      'Adds a file that shows what was done for an action, by the rules of evidence. All fields come before the file.',
      'cycle_not_open',
      'consent_required',
      'file_name_too_long',
      'upload_invalid',
      'upload_timeout',
      'file_too_large',
      'quota_exceeded',
      'unsupported_media_type',
      'unsupported_file_type',
      'file_infected',
      'storage_full',
    ],
  },
}

export const proofs = (evidence: Evidence): Feature =>
  feature(
    proofCalls,
    described,
    { addProof: (context) => receiveFile(context, asProofOf(context.parameters), evidence) },
    ['addProof'],
  )
