import type { DialogProps } from './dialog-props.ts'
import { useLater } from './use-later.ts'

const load = () => import('./OpenDialog.tsx')

/** Modal. What it is made of is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const part = useLater(load, props.isOpen)
  return part && <part.OpenDialog {...props} />
}
