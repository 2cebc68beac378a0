import type { ExportFormat } from 'contract/exchange/exports'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { Download } from 'lucide'
import { type FormEvent, useState } from 'react'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Radio } from '../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { Select } from '../../ui/choices/Select.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { dialogFoot } from '../../ui/overlays/dialog-foot.ts'
import { type Ended, startFile } from './downloads.ts'
import { type Downloadable, formatsOffered, hasLanguage, type Variant, variantsOf } from './offered.ts'

type Props = { isOpen: boolean; onClose: () => void; of: Downloadable }

type Wanted = { format: ExportFormat; variant: Variant; language: Language }

/** Starts the job that makes the file; its end is announced on whichever page the person is then. */
const useBeginning = (of: Downloadable, onBegun: () => void) => {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const { subject, id, query, name } = of
  const onEnd = (ended: Ended) =>
    'saved' in ended
      ? showToast('success', t('papers.saved', { name: ended.saved }))
      : showToast('error', t('papers.notMade', { name, why: problemText(t, ended.problem) }))
  const begin = async (wanted: Wanted) => {
    setPending(true)
    setProblem(null)
    try {
      const parts = { ...(id !== undefined && { id }), ...(query !== undefined && { query }) }
      await startFile({ subject, ...wanted, ...parts }, name, onEnd)
      announce(t('papers.started'))
      onBegun()
    } catch (refusal) {
      setProblem(refusal)
    } finally {
      setPending(false)
    }
  }
  return { begin, isPending, problem }
}

export function DocumentDialog({ isOpen, onClose, of }: Props) {
  const { t } = useTranslation()
  const formats = formatsOffered(of)
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? 'pdf')
  const [variant, setVariant] = useState<Variant>('standard')
  const [language, setLanguage] = useState<Language>(chosenLanguage())
  const { begin, isPending, problem } = useBeginning(of, onClose)
  const variants = variantsOf(format, of)
  const own = variants.includes(variant) ? variant : 'standard'

  const isInstrument = of.subject === 'instrument' || of.subject === 'edition_draft'
  const hintOf = (each: ExportFormat) =>
    each === 'xlsx' && isInstrument ? t('papers.fillable') : t(`papers.uses.${each}`)

  const make = (event: FormEvent) => {
    event.preventDefault()
    void begin({ format, variant: own, language })
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('papers.title', { name: of.name })}>
      <form onSubmit={make} className="grid gap-5">
        <RadioGroup label={t('papers.format')} value={format} onChange={setFormat}>
          {formats.map((each) => (
            <Radio key={each} value={each} label={t(`papers.formats.${each}`)} hint={hintOf(each)} />
          ))}
        </RadioGroup>
        {variants.length > 0 && <VariantChoice variants={variants} value={own} onChange={setVariant} />}
        {hasLanguage(format) && (
          <Select
            label={t('papers.language')}
            choices={languages.map(({ code, name }) => ({ id: code, label: name, language: code }))}
            value={language}
            onChange={setLanguage}
          />
        )}
        {problem !== null && <Banner tone="danger">{problemText(t, problem)}</Banner>}
        <div className={dialogFoot}>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" kind="primary" icon={Download} isPending={isPending}>
            {t('papers.download')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type VariantProps = { variants: readonly Variant[]; value: Variant; onChange: (variant: Variant) => void }

function VariantChoice({ variants, value, onChange }: VariantProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup label={t('papers.look')} value={value} onChange={onChange}>
      {variants.map((each) => (
        <Radio
          key={each}
          value={each}
          label={t(`papers.looks.${each}`)}
          hint={t(`papers.lookUses.${each}`)}
        />
      ))}
    </RadioGroup>
  )
}
