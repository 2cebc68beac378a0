import { type ImportKind, type TemplateKind, templatesThere } from 'contract/exchange/imports'
import { limits } from 'contract/platform/limits'
import { FileSpreadsheet, FileText, Upload } from 'lucide'
import { formatNumber } from '../../i18n/format-number.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../ui/buttons/FileTrigger.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import type { ImportTexts } from './import-texts.ts'
import { saveTemplate } from './queries.ts'

type Props = { kind: ImportKind; texts: ImportTexts; onChoose: (file: File) => void }

const endings = ['.xlsx', '.csv', '.txt']
/** A draft is not read from CSV, which may have lost characters of Hindi and Vietnamese. */
const endingsOfDraft = ['.xlsx', '.zip']

export function ChooseFile({ kind, texts, onChoose }: Props) {
  const { t } = useTranslation()
  const templated = templatesThere.find((each) => each === kind)
  const template = (of: TemplateKind, format: 'csv' | 'xlsx') =>
    saveTemplate(of, format, t(`transfer.templateName.${of}`)).catch((error: unknown) =>
      showToast('error', problemText(t, error)),
    )
  return (
    <div className="grid gap-4">
      <p className="text-text2">{texts.intro}</p>
      <ul className="grid list-disc gap-1 ps-5 text-15">
        {kind !== 'sheet' && kind !== 'edition_draft' && (
          <li>
            {t('transfer.ruleFormat', { count: limits.importRows, rows: formatNumber(limits.importRows) })}
          </li>
        )}
        <li>{texts.ruleMatch}</li>
        <li>{t('transfer.ruleBlank')}</li>
        <li>{t('transfer.ruleNothing')}</li>
      </ul>
      {templated && (
        <div className="flex flex-wrap gap-2">
          <Button icon={FileSpreadsheet} onPress={() => void template(templated, 'xlsx')}>
            {t('transfer.templateWorkbook')}
          </Button>
          <Button icon={FileText} onPress={() => void template(templated, 'csv')}>
            {t('transfer.templateCsv')}
          </Button>
        </div>
      )}
      <div>
        <FileTrigger
          acceptedFileTypes={kind === 'edition_draft' ? endingsOfDraft : endings}
          onSelect={(files) => {
            const file = files?.[0]
            if (file) onChoose(file)
          }}
        >
          <Button icon={Upload} kind="primary">
            {t('transfer.choose')}
          </Button>
        </FileTrigger>
      </div>
    </div>
  )
}
