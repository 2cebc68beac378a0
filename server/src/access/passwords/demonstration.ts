/** The one password of everybody in the demonstration. It stands in the README, so it is worth nothing elsewhere. */
export const demonstrationPassword = 'vereda-demo-2026'

let isDemonstration = false

/** Only the demonstration's program calls this, before anything else. */
export const beginDemonstration = (): void => {
  isDemonstration = true
}

/** Whether this is the demonstration's password in a server that is not the demonstration. */
export const isKnownToAll = (password: string): boolean =>
  !isDemonstration && password.normalize('NFC').toLowerCase() === demonstrationPassword
