import { useState } from 'react'
import { NotOpened } from './NotOpened.tsx'
import { useObjectAddress } from './use-object-address.ts'

export function VideoView({ bytes, label }: { bytes: Blob; label: string }) {
  const address = useObjectAddress(bytes)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <NotOpened />
  return (
    address && (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- evidence comes without captions; its description stands below
      <video
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onError={() => setBroken(true)}
        className="mx-auto max-h-[62dvh] w-full rounded-control bg-surface2"
      />
    )
  )
}
