/** Where pages speak of the weather: what it takes comes once such a place is looked at. */
export function showWeather(): void {
  const places = document.querySelectorAll('[data-weather]')
  if (places.length === 0) return
  const watch = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    // Without a network nothing is said of the weather.
    void import('./weather-notes.ts').then(
      notes => notes.drawWeather(),
      () => {}
    )
  })
  for (const place of places) watch.observe(place)
}
