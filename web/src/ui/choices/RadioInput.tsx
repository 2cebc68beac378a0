import { useRadios } from './radio-context.ts'

/** A native radio, transparent over its label, so that touch exploration finds it where it is shown. */
export function RadioInput({ value, describedBy }: { value: string; describedBy?: string | undefined }) {
  const radios = useRadios()
  return (
    <input
      type="radio"
      name={radios.name}
      value={value}
      checked={radios.value === value}
      onChange={() => radios.choose(value)}
      aria-describedby={describedBy}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  )
}
