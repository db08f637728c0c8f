import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { provincePalettes } from 'posters/palettes'

const styles = readFileSync('src/styles/frames.css', 'utf8')

test.each(Object.entries(provincePalettes))(
  'a frame of %s waits in the sky and the soil of its posters',
  (province, { land, skies }) => {
    const selector =
      province === 'andalucia' ? ':root' : `:is([data-province='${province}'], [src*='?v=${province}-'])`
    expect(styles).toContain(`${selector} {\n  --sky: ${skies.day[0]};\n  --soil: ${land};\n}`)
  }
)
