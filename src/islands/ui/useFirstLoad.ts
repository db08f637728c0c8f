import { useState } from 'react'

/** Whether everything has come, or has failed, for the first time: what is shown together pushes nothing away that stands below it. */
export function useFirstLoad(isLoading: boolean): boolean {
  const [isThere, setThere] = useState(!isLoading)
  if (!isThere && !isLoading) setThere(true)
  return isThere
}
