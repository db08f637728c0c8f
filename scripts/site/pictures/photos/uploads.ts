import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadedFile } from '#domain/data/picture-file.ts'
import { functionsHost } from '#settings.ts'
import { chooseTarget } from '../../../database/target.ts'
import { filesFolder } from '../../../local/files-folder.ts'
import { hostingSiteIn } from '../../../publisher/hosting-site.ts'
import { fetchPhoto, type Finding } from './source.ts'

/** Reads the address of an uploaded photograph. */
export type Uploads = (address: string) => Promise<Finding>

/** Photographs of the studio: in the folder of this machine; those of a project where its site serves them, which any reader may. */
export function readUploads(env: NodeJS.ProcessEnv): Uploads {
  return chooseTarget(env).kind === 'cloud'
    ? readFrom(`https://${hostingSiteIn(env)}.web.app`, `${functionsHost}/archivos`)
    : async address => readStored(address, filesFolder(env))
}

/** Asks the site, and where it does not have the file the function behind it: before the first release there is no site yet. */
export function readFrom(site: string, behindIt: string): Uploads {
  return async address => {
    const found = await fetchPhoto(`${site}${address}`, null)
    return found.kind === 'failed' ? fetchPhoto(`${behindIt}${address}`, null) : found
  }
}

function readStored(address: string, folder: string): Finding {
  try {
    return {
      content: readFileSync(join(folder, uploadedFile(address) ?? '')),
      kind: 'found',
      tag: null
    }
  } catch {
    return { kind: 'failed', reason: 'no está entre las fotografías subidas' }
  }
}
