import { Check, FileText } from 'lucide'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import { type BatchFile, isDescribed } from './batch.ts'
import { useContentUrl } from './contents.ts'

type Props = { file: BatchFile; draft: string; isSelected: boolean; onToggle: () => void }

/** A selectable file of the tray; its accessible name says what it still needs. */
export function TrayFile({ file, draft, isSelected, onToggle }: Props) {
  const { t } = useTranslation()
  const url = useContentUrl(draft)
  const state =
    url === null
      ? t('batch.gone')
      : file.place === null
        ? t('batch.unsorted')
        : isDescribed(file)
          ? t('batch.complete')
          : t('batch.undescribed')
  return (
    <li className="min-w-0">
      <ToggleButton
        isSelected={isSelected}
        onChange={onToggle}
        className="relative grid h-19 w-full place-items-center overflow-hidden rounded-control border border-border bg-surface2 text-text2 data-selected:border-primary data-selected:inset-ring-2 data-selected:inset-ring-primary"
      >
        {url && file.kind === 'photo' ? (
          <>
            <img src={url} alt="" className="size-full object-cover" />
            <span className="sr-only">{file.description || file.name}</span>
          </>
        ) : (
          <span className="grid max-w-full place-items-center px-1 text-11">
            <Icon of={FileText} />
            <span className="max-w-full truncate">{file.name}</span>
          </span>
        )}
        {isSelected && (
          <span className="absolute start-1 top-1 grid size-6 place-items-center rounded-control bg-primary text-on-primary">
            <Icon of={Check} size="small" />
          </span>
        )}
        <span className="absolute inset-x-0 bottom-0 truncate bg-surface px-1 text-12 text-text">
          {state}
        </span>
      </ToggleButton>
    </li>
  )
}
