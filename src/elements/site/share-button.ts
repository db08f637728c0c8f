import { readVisit, writeVisit } from '#domain/visit/visit-query.ts'

/** Shares the page when its button is clicked. */
export function shareOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (button) void share(button)
  })
}

async function share({ dataset }: HTMLElement): Promise<void> {
  const { copied = '', failed = '' } = dataset
  const title = document.querySelector('h1')?.textContent?.trim() ?? document.title
  const { shareLink } = await import('#stores/site/share.ts')
  const visit = writeVisit(readVisit(new URLSearchParams(location.search)))
  const url = location.origin + location.pathname + (visit && `?${visit}`)
  await shareLink({ copied, failed, title, url })
}
