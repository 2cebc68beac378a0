import type { ReactNode } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportDone } from './ImportDone.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { Imported } from './queries.ts'
import { type ImportState, useImport } from './use-import.ts'
import { useImportTexts } from './use-import-texts.ts'

/** `before` is shown above the choice of the file. */
type Props = { imported: Imported; onClose: () => void; before?: ReactNode }

const progressTexts = {
  sending: 'transfer.sending',
  looking: 'transfer.looking',
  writing: 'transfer.writing',
} as const

function Working({ state }: { state: Extract<ImportState, { percent: number }> }) {
  const { t } = useTranslation()
  const label = t(progressTexts[state.step], { name: state.name })
  return (
    <div className="grid gap-2 py-6">
      <p>{label}</p>
      <ProgressBar label={label} value={state.percent} />
      <p className="text-14 text-text2">{t('transfer.mayLeave')}</p>
    </div>
  )
}

export function ImportDialog({ imported, onClose, before }: Props) {
  const { t } = useTranslation()
  const { kind } = imported
  const texts = useImportTexts(imported)
  const { state, look: dryRun, write, again } = useImport(imported)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      width="large"
      isQuestion={false}
      buttons={state.step === 'preview' ? undefined : <Button onPress={onClose}>{t('ui.close')}</Button>}
    >
      {state.step === 'choose' && (
        <>
          {state.problem && (
            <Banner tone="danger" title={t('transfer.notRead')}>
              <p>{problemText(t, state.problem)}</p>
              <MissingColumns names={Object.keys(state.problem.extra.errors ?? {})} />
            </Banner>
          )}
          {before}
          <ChooseFile kind={kind} texts={texts} onChoose={(file) => void dryRun(file)} />
        </>
      )}
      {(state.step === 'sending' || state.step === 'looking' || state.step === 'writing') && (
        <Working state={state} />
      )}
      {state.step === 'preview' && (
        <ImportPreview
          key={state.id}
          kind={kind}
          texts={texts}
          preview={state}
          onWrite={() => void write(state)}
          onAgain={again}
        />
      )}
      {state.step === 'done' && <ImportDone hint={texts.doneHint} answer={state.answer} />}
    </Dialog>
  )
}

function MissingColumns({ names }: { names: string[] }) {
  const { t } = useTranslation()
  const known = names.filter((name) => name !== 'kind')
  if (known.length === 0) return null
  return <p>{t('transfer.columns', { names: known.join(', ') })}</p>
}
