import { fileQuotas, showsPeople } from 'contract/evaluation/files'
import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { type TakenFile, takeFile } from '../forms/take-file.ts'

export type ChosenProof = TakenFile & { id: string; description: string }

/** The files of a report being written, and why one was refused. */
export const useProofs = (there: number) => {
  const { t } = useTranslation()
  const [proofs, setProofs] = useState<readonly ChosenProof[]>([])
  const [consent, setConsent] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const add = async (original: File): Promise<void> => {
    const { file, refusal: fault } = await takeFile(t, original)
    if (!file || fault !== undefined) return setRefusal(fault)
    setProofs((now) => [...now, { ...file, id: crypto.randomUUID(), description: '' }])
  }
  const needsConsent = proofs.some(({ kind }) => showsPeople(kind))
  const faultOf = ({ kind, description }: ChosenProof): string | undefined => {
    if (showsPeople(kind) && description.trim() === '') return t('problems.required')
    return [...description].length > limits.text ? t('problems.max_length') : undefined
  }
  return {
    proofs,
    consent,
    setConsent,
    refusal,
    needsConsent,
    faultOf,
    isComplete: proofs.every((proof) => faultOf(proof) === undefined) && (consent || !needsConsent),
    choose: async (files: readonly File[]): Promise<void> => {
      setRefusal(undefined)
      if (there + proofs.length + files.length > fileQuotas.filesPerAction)
        return setRefusal(t('plan.report.tooMany', { count: fileQuotas.filesPerAction }))
      for (const file of files) await add(file)
    },
    describe: (id: string, description: string) =>
      setProofs((now) => now.map((each) => (each.id === id ? { ...each, description } : each))),
    remove: (id: string) => setProofs((now) => now.filter((each) => each.id !== id)),
  }
}

export type Proofs = ReturnType<typeof useProofs>
