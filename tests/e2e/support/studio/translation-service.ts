const port = process.env.CLAVEL_TEST_PORT ?? '5190'

/** A story has its translation service at this port: one for each site under test. */
export const translationPort = Number(port) + 10_000
