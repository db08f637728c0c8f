/** Places for the weather, on pages built while forecasts are fetched. */
export const weatherPlaces = '[data-weather]'
