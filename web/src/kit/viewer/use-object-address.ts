import { useEffect, useState } from 'react'

/** An object URL while the bytes are shown. */
export function useObjectAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
