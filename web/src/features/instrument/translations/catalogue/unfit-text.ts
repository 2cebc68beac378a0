import type { MessageFault } from 'contract/platform/catalogue/message-fault'
import type { Translate } from '../../../../i18n/translation.tsx'

export const unfitText = (t: Translate, { code, found, wanted }: MessageFault): string => {
  const nothing = t('catalogue.nothing')
  return t(`catalogue.fault.${code === 'sheet_name' ? 'label' : code}`, {
    found: found || nothing,
    wanted: wanted || (code === 'avoid' ? '–' : nothing),
  })
}
