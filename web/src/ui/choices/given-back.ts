/** What the library gives back of a choice is one of the ids that it was given, though typed as any key. */
export const returnedValue =
  <Id extends string | number>(onChange: (id: Id) => void) =>
  (key: string | number | null): void => {
    if (key !== null) onChange(key as Id)
  }
