const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/** Moves to the field with this id: to the control itself, or to the first one inside a group. */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  const control = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable)
  const label = control?.closest('div')?.querySelector('label') ?? control
  label?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
