/** Which indicator is shown on a page where nothing is saved. */
export const indicatorSearch = ({ indicator }: Record<string, unknown>): { indicator?: string } =>
  typeof indicator === 'string' ? { indicator } : {}
