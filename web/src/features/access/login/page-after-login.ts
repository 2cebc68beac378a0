/**
 * The page that was opened before the login, or null. It is in the state of the browser's history, which survives a
 * reload and shows in no address.
 */
export const pageAfterLogin = (): string | null => {
  const { afterLogin } = (history.state ?? {}) as { afterLogin?: unknown }
  return typeof afterLogin === 'string' && /^\/(?![/\\])/.test(afterLogin) ? afterLogin : null
}
