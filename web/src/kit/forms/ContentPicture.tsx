import { useEffect, useState } from 'react'

type Props = { content: Blob; className: string }

/** A local picture whose description is beside it; nothing where the browser cannot decode it. */
export function ContentPicture({ content, className }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!content.type.startsWith('image/')) return
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [content])
  return address && <img src={address} alt="" className={className} onError={() => setAddress(null)} />
}
