import { mayEver } from 'contract/access/permissions'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { Download, Ellipsis, FileSpreadsheet, TabletSmartphone } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { loadDocumentDialog } from '../../../../kit/documents/load-papers.ts'
import { useWideScreen } from '../../../../kit/layouts/use-wide-screen.ts'
import { useActor } from '../../../../session/use-session.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Menu } from '../../../../ui/overlays/Menu.tsx'
import { lazily, lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { mayAnswer } from '../where/place.ts'
import { lineName } from './LinePicker.tsx'

const DownloadDialog = lazyDialog(loadDocumentDialog)
const SheetDialog = lazily(async () => {
  await readOwnTexts('fields', 'transfer')
  return (await import('./SheetDialog.tsx')).SheetDialog
})

const TakeDialog = lazily(async () => {
  await readOwnTexts('take', 'unsent')
  return (await import('../take/TakeDialog.tsx')).TakeDialog
})

type Props = {
  detail: EvaluationDetail
  /** On the page of indicators people who may answer also get the sheet. */
  hasSheet: boolean
}

export function LineFiles({ detail, hasSheet }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const isWide = useWideScreen()
  const mayExport = mayEver(actor, 'export.start')
  const [open, setOpen] = useState<'download' | 'sheet' | 'take'>()
  const close = () => setOpen(undefined)
  const actions = [
    ...(mayExport
      ? [
          {
            id: 'download',
            icon: Download,
            label: t('evidence.download'),
            onAction: () => setOpen('download'),
          },
        ]
      : []),
    ...(hasSheet && mayExport && mayEver(actor, 'import.start') && mayAnswer(actor, detail)
      ? [
          {
            id: 'sheet',
            icon: FileSpreadsheet,
            label: t('evaluation.workOnPaper'),
            onAction: () => setOpen('sheet'),
          },
        ]
      : []),
    {
      id: 'take',
      icon: TabletSmartphone,
      label: t('evaluation.take'),
      onAction: () => setOpen('take'),
    },
  ]
  return (
    <>
      {isWide || actions.length === 1 ? (
        actions.map(({ id, icon, label, onAction }) => (
          <IconButton key={id} icon={icon} label={label} onPress={onAction} />
        ))
      ) : (
        <Menu
          label={t('evaluation.files')}
          trigger={<IconButton icon={Ellipsis} label={t('evaluation.files')} />}
          actions={actions}
        />
      )}
      <DownloadDialog
        isOpen={open === 'download'}
        onClose={close}
        of={{
          subject: 'evaluation',
          id: detail.id,
          query: `line=${detail.line.id}`,
          name: `${detail.school.name}, ${lineName(t, detail.line)}`,
        }}
      />
      {open === 'take' && <TakeDialog detail={detail} onClose={close} />}
      {open === 'sheet' && <SheetDialog detail={detail} onClose={close} />}
    </>
  )
}
