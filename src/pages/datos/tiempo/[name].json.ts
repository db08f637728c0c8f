import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { weatherFile } from '#catalog/pages/site/weather.ts'
import { writeReport } from '#domain/forecast/report-file.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = weatherFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof weatherFile>> = ({ props }) =>
  jsonResponse(writeReport(weatherFile.read(props).report))
