import type { PublicationStarter } from '#domain/site/publishing.ts'
import { publishing } from '#settings.ts'

/** CallerKind publishes: the service that the environment names where it is tried out, else the one the settings name. */
export const starter: PublicationStarter | null = process.env.PUBLISHER_URL
  ? { kind: 'service', url: process.env.PUBLISHER_URL }
  : publishing.starter
