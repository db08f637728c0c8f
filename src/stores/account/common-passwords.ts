import { atom } from 'nanostores'

import { loadCommonPasswords } from '#services/account/common-passwords.ts'

/**
 * The passwords that are guessed first, fetched when a new one is chosen. Without the list no password counts as common: an account is not
 * refused because a file did not come.
 */
export function createCommonPasswords(load: () => Promise<ReadonlySet<string> | null>) {
  const $common = atom<ReadonlySet<string>>(new Set())
  let loading: Promise<void> | null = null

  async function fetchList(): Promise<void> {
    const list = await load()
    if (list === null) loading = null
    else $common.set(list)
  }

  return {
    $common,
    /** The list, fetched once; after a failure, at the next call. */
    load: async (): Promise<ReadonlySet<string>> => {
      await (loading ??= fetchList())
      return $common.get()
    }
  }
}

export const commonPasswords = createCommonPasswords(loadCommonPasswords)
