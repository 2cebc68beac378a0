import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { linkStyle } from '../../../ui/navigation/link-style.ts'

/** The name of a row, as a button that opens the row's panel. */
export function RowNameButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <PlainButton onPress={onOpen} className={`${linkStyle('title')} cursor-pointer text-start`}>
      {name}
    </PlainButton>
  )
}
