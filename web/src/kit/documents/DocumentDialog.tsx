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
import { startFile } from './downloads.ts'
import { type Downloadable, formatsOffered, hasLanguage, type Variant, variantsOf } from './offered.ts'

type Props = { isOpen: boolean; onClose: () => void; of: Downloadable }

/** Which file, how it should look and in which language; it is made while the person goes on. */
export function DocumentDialog({ isOpen, onClose, of }: Props) {
  const { t } = useTranslation()
  const formats = formatsOffered(of)
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? 'pdf')
  const [variant, setVariant] = useState<Variant>('standard')
  const [language, setLanguage] = useState<Language>(chosenLanguage())
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const variants = variantsOf(format)

  const hintOf = (each: ExportFormat) =>
    each === 'xlsx' && of.subject === 'instrument' ? t('papers.fillable') : t(`papers.uses.${each}`)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setProblem(null)
    const { subject, id, query, name } = of
    try {
      await startFile(
        {
          subject,
          format,
          variant: variants.includes(variant) ? variant : 'standard',
          language,
          ...(id !== undefined && { id }),
          ...(query !== undefined && { query }),
        },
        name,
        (ended) =>
          'saved' in ended
            ? showToast('success', t('papers.saved', { name: ended.saved }))
            : showToast('error', t('papers.notMade', { name, why: problemText(t, ended.problem) })),
      )
      announce(t('papers.started'))
      onClose()
    } catch (refusal) {
      setProblem(refusal)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('papers.title', { name: of.name })}>
      <form onSubmit={make} className="grid gap-5">
        <RadioGroup label={t('papers.format')} value={format} onChange={setFormat}>
          {formats.map((each) => (
            <Radio key={each} value={each} label={t(`papers.formats.${each}`)} hint={hintOf(each)} />
          ))}
        </RadioGroup>
        {variants.length > 0 && (
          <RadioGroup
            label={t('papers.look')}
            value={variants.includes(variant) ? variant : 'standard'}
            onChange={setVariant}
          >
            {variants.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`papers.looks.${each}`)}
                hint={t(`papers.lookUses.${each}`)}
              />
            ))}
          </RadioGroup>
        )}
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
