const port = process.env.CLAVEL_TEST_PORT ?? '5190'

/** Where a story has its translation service: one port for each site under test. */
export const translationPort = Number(port) + 10_000
