/** The name and origin of the public address; never those of the request's host. */
export type Party = { id: string; origin: string }

export const partyOf = (publicBaseUrl: string): Party => {
  const { hostname, origin } = new URL(publicBaseUrl)
  return { id: hostname, origin }
}
