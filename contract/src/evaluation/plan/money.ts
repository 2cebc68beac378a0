export const moneyIn = (locale: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)
