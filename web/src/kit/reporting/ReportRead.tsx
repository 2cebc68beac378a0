import type { AnyFile } from 'contract/evaluation/files'
import type { Action } from 'contract/evaluation/plan/actions'
import { useState } from 'react'
import { formatDate, formatDay } from '../../i18n/format-date.ts'
import { langOf } from '../../i18n/language-of-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { lazyDialog } from '../../ui/waiting/lazily.tsx'
import { FileTile } from '../viewer/FileTile.tsx'
import { loadViewer } from '../viewer/load-viewer.ts'

const FileViewer = lazyDialog(loadViewer)

export function ReportRead({ action }: { action: Action }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<AnyFile | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { reported, question, confirmed } = action
  const open = (file: AnyFile) => {
    setShown(file)
    setOpen(true)
  }
  return (
    <div className="grid gap-2 text-15">
      {reported && <Reported reported={reported} onOpen={open} />}
      {question && (
        <div className="rounded-control border border-review-bd bg-review-bg p-3 text-review">
          <p className="text-14 font-strong">
            {t('plan.report.askedBy', { name: question.by.name, date: formatDate(question.at) })}
          </p>
          <p lang={langOf(question.text)} className="typed-text">
            {question.text}
          </p>
        </div>
      )}
      {confirmed && (
        <p className="text-14 text-text2">
          {t('plan.report.confirmedBy', { name: confirmed.by.name, date: formatDate(confirmed.at) })}
        </p>
      )}
      {shown && reported && (
        <FileViewer
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          file={shown}
          files={reported.files}
          onShow={setShown}
        />
      )}
    </div>
  )
}

type ReportedProps = { reported: NonNullable<Action['reported']>; onOpen: (file: AnyFile) => void }

function Reported({ reported, onOpen }: ReportedProps) {
  const { t } = useTranslation()
  return (
    <div>
      <p lang={langOf(reported.note)} className="max-w-[72ch] typed-text">
        {reported.note}
      </p>
      <p className="text-14 text-text2">
        {t('plan.report.by', { name: reported.by.name, date: formatDate(reported.at) })}
        {reported.done_on && ` · ${t('plan.report.wasDoneOn', { date: formatDay(reported.done_on) })}`}
      </p>
      {reported.files.length === 0 ? (
        <p className="text-14 text-text2">{t('plan.report.noFiles')}</p>
      ) : (
        <ul aria-label={t('plan.report.proof')} className="mt-1.5 flex flex-wrap gap-2">
          {reported.files.map((file) => (
            <FileTile key={file.id} file={file} onOpen={() => onOpen(file)} />
          ))}
        </ul>
      )}
    </div>
  )
}
