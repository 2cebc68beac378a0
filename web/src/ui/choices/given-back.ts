/** React Aria types a returned key as any key, although it is one of the given ids. */
export const returnedValue =
  <Id extends string | number>(onChange: (id: Id) => void) =>
  (key: string | number | null): void => {
    if (key !== null) onChange(key as Id)
  }
