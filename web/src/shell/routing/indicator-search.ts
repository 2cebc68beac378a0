export const indicatorSearch = ({ indicator }: Record<string, unknown>): { indicator?: string } =>
  typeof indicator === 'string' ? { indicator } : {}
