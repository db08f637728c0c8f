/**
 * The environment of a program that bundles and renders. What is bundled does not depend on who starts it (another `NODE_ENV` would take the development
 * version of React), and the bundler's memory goes back to the system when it is done: a quarter of a gigabyte otherwise stays for as long as the program runs.
 */
export const renderingEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  NODE_ENV: 'production'
}
