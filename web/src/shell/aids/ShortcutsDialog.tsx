import { useTranslation } from '../../i18n/translation.tsx'
import { changeAppearance } from '../../kit/theme/appearance.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { Switch } from '../../ui/choices/Switch.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** Names such as Tab are those on the keyboard. */
const shortcuts = [
  { id: 'help', keys: ['?'] },
  { id: 'search', keys: ['Ctrl', 'Shift', '/'] },
  { id: 'onward', keys: ['Tab'] },
  { id: 'back', keys: ['Shift', 'Tab'] },
  { id: 'press', keys: ['Enter'] },
  { id: 'choose', keys: ['↑', '↓', '←', '→'] },
  { id: 'toggle', keys: ['Space'] },
  { id: 'ends', keys: ['Home', 'End'] },
  { id: 'zoom', keys: ['+', '-', '0'] },
  { id: 'close', keys: ['Esc'] },
  { id: 'letter', keys: ['A', '–', 'G'] },
  { id: 'tick', keys: ['1', '–', '9'] },
  { id: 'noEvidence', keys: ['N'] },
  { id: 'notApplicable', keys: ['Shift', 'N'] },
  { id: 'turn', keys: ['←', '→'] },
  { id: 'note', keys: ['/'] },
  { id: 'evidence', keys: ['P'] },
  { id: 'comments', keys: ['M'] },
  { id: 'more', keys: ['R'] },
  { id: 'agree', keys: ['Y'] },
  { id: 'ask', keys: ['X'] },
  { id: 'nextFile', keys: ['F'] },
  { id: 'done', keys: ['D'] },
  { id: 'send', keys: ['Ctrl', 'Enter'] },
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { isHelpKeyOff } = useAppearance()
  return (
    <Dialog isOpen onClose={onClose} title={t('about.shortcuts')}>
      <p className="text-text2">{t('shortcuts.hint')}</p>
      <table className="w-full text-15">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('shortcuts.does')}</th>
            <th scope="col">{t('shortcuts.keys')}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ id, keys }) => (
            <tr key={id} className="border-t border-border">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                {t(`shortcuts.${id}`)}
              </th>
              <td className="py-2.5 text-end whitespace-nowrap" dir="ltr">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="ms-1 rounded-small border border-control bg-surface2 px-2 py-0.5 text-14"
                  >
                    {key}
                  </kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        label={t('shortcuts.isOn')}
        hint={t('shortcuts.isOnHint')}
        isSelected={!isHelpKeyOff}
        onChange={(isOn) => changeAppearance({ isHelpKeyOff: !isOn })}
      />
    </Dialog>
  )
}
