import type { APIRoute, InferGetStaticPropsType } from 'astro'

import { feed, staticPathsOf } from '../routes.ts'

export const getStaticPaths = () => staticPathsOf(feed)

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.titles)
