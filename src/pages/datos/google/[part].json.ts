import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { productFeed } from '#catalog/pages/listing/feeds.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { productShard } from '#i18n/feeds/products.ts'
import { experienceShareWords } from '#i18n/site/share-words.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { experiencePicture } from '#posters/share-pictures.ts'

export const getStaticPaths = productFeed.staticPaths

export const GET: APIRoute<PagePropsOf<typeof productFeed>> = ({ props }) => {
  const { products, ...shard } = productFeed.read(props)
  const words = wordsFor('esd')
  return jsonResponse(
    productShard({
      ...shard,
      products: products.map(({ card, provinces, ...product }) => ({
        ...product,
        picture: experiencePicture(card, experienceShareWords(words, card, provinces)).address
      }))
    })
  )
}
