import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import type { ResolvedExperience } from '#catalog/model/resolved-experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { productFeed } from '#catalog/pages/listing/feeds.ts'
import { productShard } from '#i18n/feeds/products.ts'
import { experienceShareWords } from '#i18n/site/share-words.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { experiencePicture } from '#posters/share-pictures.ts'

export const getStaticPaths = productFeed.staticPaths

export const GET: APIRoute<PagePropsOf<typeof productFeed>> = ({ props }) => {
  const { products, ...shard } = productFeed.read(props)
  return textResponse(productShard({ ...shard, products: products.map(withPicture) }), 'application/json')
}

const withPicture = memoizeWeak(({ card, provinces, ...product }: ResolvedExperience) => ({
  ...product,
  picture: experiencePicture(card, experienceShareWords(wordsFor('esd'), card, provinces)).address
}))
