import { end } from './console.ts'
import { buildSite } from './site/build.ts'

console.log('Building the site')
end(await buildSite())
