/** Makes the font files of the site anew, after another version of their packages or another weight in the styles. */
import { writeFileSync } from 'node:fs'
import { faces, storedFaceFile, lightFace } from './site/faces/faces.ts'
import { argumentsGiven } from './console.ts'

argumentsGiven('faces')

for (const [name, face] of Object.entries(faces)) {
  const light = await lightFace(face)
  writeFileSync(storedFaceFile(name), light)
  console.log(`  ${storedFaceFile(name)}: ${light.length} bytes`)
}
