import { recoverFromChunkFailures } from './chunk-failures.ts'
import { showConnection } from './connection.ts'
import { watchCookieChoice } from './cookie-choice.ts'
import { showSnackbars } from './snackbar.ts'
import { isFirstView } from './visit.ts'

showSnackbars()
showConnection()
recoverFromChunkFailures()
watchCookieChoice()
watchPartner(isFirstView())

/** Follows the partner of the visit if there is one, or as soon as another tab brings one. */
function watchPartner(isFirstView: boolean): void {
  const follow = async () => {
    removeEventListener('storage', followNew)
    const { followPartner } = await import('./partner.ts')
    await followPartner(isFirstView)
  }
  const followNew = ({ key }: StorageEvent) => {
    if (key === 'partnerId') void follow()
  }
  addEventListener('storage', followNew)
  if (document.documentElement.dataset.partner) void follow()
}
