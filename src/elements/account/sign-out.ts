import { session } from '#stores/account/session.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

/** Signs out, goes to the home page and loads it anew (specification, section 4). */
export async function signOut({ dataset }: HTMLElement): Promise<void> {
  if (await session.signOut()) location.assign(dataset.signOut ?? '/')
  else showSnackbar({ color: 'error', text: dataset.failed ?? '' })
}
