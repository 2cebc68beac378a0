import { Check, RotateCcw } from 'lucide'
import { Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components/Menu'
import { useTranslation } from '../../../i18n/translation.tsx'
import { checkBoxStyle } from '../../../ui/choices/check-style.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { actionStyle, popoverStyle } from '../../../ui/overlays/list-style.ts'
import type { Opened } from '../../../ui/overlays/Opener.tsx'
import type { ColumnChoice } from './use-columns.ts'

export function OpenColumns({ choice, ...opened }: Opened & { choice: ColumnChoice }) {
  const { t } = useTranslation()
  const { isUsual, onChange } = choice
  const reset = () => {
    onChange()
    announce(t('lists.columnsUsual'))
  }
  return (
    <Popover
      {...opened}
      trigger="MenuTrigger"
      aria-label={t('lists.columns')}
      className={popoverStyle}
      placement="bottom end"
    >
      <Menu
        aria-label={t('lists.columns')}
        autoFocus="first"
        onClose={() => opened.onOpenChange(false)}
        className="outline-none"
      >
        <ColumnChoices choice={choice} />
        {!isUsual && <Separator className="my-1 border-t border-border" />}
        {!isUsual && (
          <MenuItem id="reset" textValue={t('lists.columnsReset')} onAction={reset} className={actionStyle}>
            <Icon of={RotateCcw} />
            {t('lists.columnsReset')}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  )
}

/** Stays open while several columns are chosen. */
function ColumnChoices({ choice: { choices, shown, onChange } }: { choice: ColumnChoice }) {
  const { t } = useTranslation()
  return (
    <MenuSection
      aria-label={t('lists.columns')}
      selectionMode="multiple"
      selectedKeys={[...shown]}
      onSelectionChange={(keys) => keys !== 'all' && onChange(new Set([...keys].map(String)))}
      shouldCloseOnSelect={false}
    >
      {choices.map(({ id, label, isFixed }) => (
        <MenuItem key={id} id={id} textValue={label} isDisabled={isFixed} className={`group ${actionStyle}`}>
          {({ isSelected }) => (
            <>
              <span className={checkBoxStyle}>{isSelected && <Icon of={Check} size="small" />}</span>
              {label}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
