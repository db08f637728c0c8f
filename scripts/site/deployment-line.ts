import type { Deployment } from '#publishing/hosting/deploy.ts'

/** A release on the console. */
export function deploymentLine(deployment: Deployment): string {
  if (deployment.kind === 'current') return `Firebase Hosting has these ${deployment.files} files already`
  if (deployment.kind === 'failed') return `Not released; visitors have what they had: ${deployment.reason}`
  if (deployment.kind === 'held') {
    return 'Not released: too many pages would go. If that is meant: npm run publish -- --force'
  }
  const { files, uploaded, version } = deployment
  return `Released on Firebase Hosting: ${files} files, ${uploaded} of them uploaded (${version})`
}
