import { useRouterState } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { menuFor } from '../../kit/page/menu.ts'
import { useActor } from '../../session/use-session.ts'
import { useTooltip } from '../../ui/buttons/use-tooltip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainLink } from '../../ui/navigation/PlainLink.tsx'
import { lazily } from '../../ui/waiting/lazily.tsx'

const MenuCount = lazily(async () => (await import('./MenuCount.tsx')).MenuCount, null, true)

const mark = {
  column:
    'aria-[current=page]:shadow-[inset_3px_0_0_var(--primary)] rtl:aria-[current=page]:shadow-[inset_-3px_0_0_var(--primary)]',
  row: 'aria-[current=page]:shadow-[inset_0_-3px_0_var(--primary)]',
}

export const menuStyles = {
  column: { list: 'flex-col gap-1', entry: `gap-3 px-3 ${mark.column}` },
  /** Names are in tooltips and for screen readers. */
  icons: { list: 'flex-col gap-1', entry: `justify-center ${mark.column}` },
  row: { list: 'flex-wrap gap-1', entry: `gap-2 px-3 ${mark.row}` },
}

type Props = { onChoose?: () => void; variant?: keyof typeof menuStyles }

export function MenuLinks({ onChoose, variant = 'column' }: Props) {
  const { t } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { list, entry } = menuStyles[variant]
  return (
    <nav aria-label={t('shell.menu')} className={`flex ${list}`}>
      {menuFor(useActor()).map(({ href, label, icon }) => (
        <MenuLink
          key={href}
          href={href}
          name={t(`shell.entry.${label}`)}
          icon={icon}
          isCurrent={path.startsWith(href)}
          isNameless={variant === 'icons'}
          variant={entry}
          isCounted={href === '/evaluations'}
          {...(onChoose && { onChoose })}
        />
      ))}
    </nav>
  )
}

interface MenuLinkProps {
  href: string
  name: string
  icon: IconNode
  isCurrent: boolean
  isNameless: boolean
  variant: string
  /** Shows the number of waiting evaluations beside the name. */
  isCounted?: boolean
  onChoose?: () => void
}

export function MenuLink(props: MenuLinkProps) {
  const { href, name, icon, isCurrent, isNameless, variant, isCounted = false, onChoose } = props
  const { handlers, tooltip } = useTooltip(name)
  return (
    <>
      <PlainLink
        href={href}
        {...(isNameless && { ...handlers, 'aria-label': name })}
        {...(onChoose && { onPress: onChoose })}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        className={`flex min-h-11 items-center rounded-control text-15 font-medium text-text2 outline-offset-2 hover:bg-surface2 hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-strong aria-[current=page]:text-primary-soft-text ${variant}`}
      >
        <Icon of={icon} />
        {!isNameless && name}
        {isCounted && !isNameless && <MenuCount />}
      </PlainLink>
      {tooltip}
    </>
  )
}
