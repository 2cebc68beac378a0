/** Whom passkeys are made for: the name and the origin of the public address, whatever a request said of the host. */
export type Party = { id: string; origin: string }

export const partyOf = (publicBaseUrl: string): Party => {
  const { hostname, origin } = new URL(publicBaseUrl)
  return { id: hostname, origin }
}
