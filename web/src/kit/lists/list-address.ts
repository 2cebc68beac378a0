import { onSessionChange, session } from '../../session/stored-session.ts'

const addresses = new Map<string, string>()
let person = session()?.user.id

onSessionChange(() => {
  if (session()?.user.id === person) return
  person = session()?.user.id
  addresses.clear()
})

/** Stores a list's address with its filters for links back to it, in this tab until another person logs in. */
export const storeListAddress = ({ pathname, href }: { pathname: string; href: string }): void => {
  addresses.set(pathname, href)
}

export const listAddress = (path: string): string => addresses.get(path) ?? path
