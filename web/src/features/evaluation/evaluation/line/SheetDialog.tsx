import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ImportDialog } from '../../../../kit/exchange/ImportDialog.tsx'
import { TakeSheet } from './TakeSheet.tsx'

type Props = { detail: EvaluationDetail; onClose: () => void }

export function SheetDialog({ detail, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ImportDialog
      imported={{ kind: 'sheet', line: detail.line.id }}
      onClose={onClose}
      before={
        <>
          <TakeSheet detail={detail} />
          <h3 className="pt-6 pb-2 text-18 font-bold">{t('transfer.paper.bring')}</h3>
        </>
      }
    />
  )
}
