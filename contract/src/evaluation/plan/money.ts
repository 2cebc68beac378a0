/** An amount as the language writes it, with the letters of its currency. */
export const moneyIn = (locale: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)
