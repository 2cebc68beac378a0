import { Link } from '../../ui/navigation/Link.tsx'

export function Contact({ address }: { address: string }) {
  const isPage = /^https?:/.test(address)
  return (
    <p>
      <Link href={isPage ? address : `mailto:${address}`} {...(isPage && { rel: 'noreferrer' })}>
        {address}
      </Link>
    </p>
  )
}
