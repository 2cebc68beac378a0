import { useEffect, useState } from 'react'

/** An address for bytes that are here already, as long as they are shown. */
export function useObjectAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
