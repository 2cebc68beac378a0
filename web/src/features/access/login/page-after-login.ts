/**
 * The page that was asked for before the login, or null. It is kept with the entry of the browser's history, so that
 * it survives a reload and stands in no address.
 */
export const pageAfterLogin = (): string | null => {
  const { afterLogin } = (history.state ?? {}) as { afterLogin?: unknown }
  return typeof afterLogin === 'string' && /^\/(?![/\\])/.test(afterLogin) ? afterLogin : null
}
