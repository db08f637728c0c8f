import type { Result } from '#domain/data/remote.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import { readReport } from '#domain/forecast/report-file.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'

import { readDataFile } from '#services/site/data-files.ts'

export type LoadWeather = () => Promise<Result<WeatherReport>>

/** A file of the site itself: the service behind the forecasts learns nothing of visitors. */
export const loadWeather: LoadWeather = () => readDataFile(dataRoutes.weather, readReport)
