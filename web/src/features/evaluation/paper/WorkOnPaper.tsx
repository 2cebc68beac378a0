import type { EvaluationDetail } from 'contract/evaluations'
import { isWritable } from 'contract/life-cycle'
import { can } from 'contract/permissions'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOwnWords } from '../../../i18n/read-language.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { later } from '../../../ui/waiting/later.tsx'
import { placeOf } from '../place.ts'

const PaperDialog = later(async () => {
  await readOwnWords('transfer')
  return (await import('./PaperDialog.tsx')).PaperDialog
})

/** The instrument as a sheet to be filled in elsewhere, and its way back: for whoever may answer an open line. */
export function WorkOnPaper({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  const mayAnswer = can(actor, 'result.write', placeOf(detail)) && isWritable('answers', detail.line.status)
  if (!mayAnswer) return null
  return (
    <>
      <IconButton icon={FileSpreadsheet} label={t('evaluation.workOnPaper')} onPress={() => setOpen(true)} />
      {isOpen && <PaperDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  )
}
