const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

export function focusField(id: string): void {
  const found = document.getElementById(id)
  const control = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable)
  const label = control?.closest('div')?.querySelector('label') ?? control
  label?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
