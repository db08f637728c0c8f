import type { Shell } from '#domain/page.ts'

import type { Catalog } from './catalog.ts'

const shells = new WeakMap<Catalog, Shell>()

export function shellOf(catalog: Catalog): Shell {
  const known = shells.get(catalog)
  if (known) return known
  const shell = {
    metas: catalog.metas
      .filter(({ metaMenu }) => metaMenu?.isInMenu)
      .map(({ metaMenu, name, slug }) => ({ name: metaMenu?.menuName ?? name, slug })),
    provinces: catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0)
  }
  shells.set(catalog, shell)
  return shell
}
