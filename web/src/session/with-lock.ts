export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<Result>) : work()
