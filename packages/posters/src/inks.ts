import type { Light } from './light.ts'
import { difference, lightnessOf, mix, multiply } from './colour.ts'
import { type PaletteName, type ProvincePalette, provincePalettes } from './palettes.ts'

/** The flat colours one poster is printed in. `haze` and `halo` lie between sky and sun; `far`, `mid` and `deep` are silhouettes. */
export interface Inks {
  sky: string
  haze: string
  halo: string
  sun: string
  far: string
  /** The shaded side of what is far. */
  ridge: string
  mid: string
  deep: string
  land: string
  leaf: string
  /** Foliage in the shade. */
  bush: string
  water: string
  /** Water in the shade, or deeper. */
  wave: string
  /** Lime-washed walls, foam, sails: in the light and in the shade. */
  light: string
  shade: string
  /** A whole wall of lime: white, or with a little of what else the province is painted in. */
  lime: string
  accent: string
  wood: string
  /** Light from windows and lanterns; dark openings by day. */
  lamp: string
}

const inkNames: ReadonlySet<string> = new Set<keyof Inks>([
  'sky',
  'haze',
  'halo',
  'sun',
  'far',
  'ridge',
  'mid',
  'deep',
  'land',
  'leaf',
  'bush',
  'water',
  'wave',
  'light',
  'lime',
  'shade',
  'accent',
  'wood',
  'lamp'
])

export function isInkName(name: string): name is keyof Inks {
  return inkNames.has(name)
}

export const skyCount = 3
const moon = '#fff3ce'
/** Moonlight, with which every colour is mixed at night. */
const moonlight = '#8f9cf0'
/** The least difference at which a silhouette is seen from afar. */
const visible = 0.11
const lamplight = '#ffc94d'

interface Veil {
  far: number
  ground: number
  deep: number
  light: number
  accent: number
}

/** How much of the air lies over each layer: the farther, the more. */
const veils: Record<Light, Veil> = {
  morning: { far: 0.42, ground: 0.16, deep: 0, light: 0, accent: 0 },
  day: { far: 0.12, ground: 0, deep: 0, light: 0, accent: 0 },
  evening: { far: 0.4, ground: 0.22, deep: 0, light: 0.12, accent: 0.06 },
  night: { far: 0.42, ground: 0.26, deep: 0.72, light: 0, accent: 0.04 }
}

/** These colours of the province take the three broad surfaces. The province is best known in the first. */
const schemes = [
  { accent: 'accent', land: 'land', mid: 'mid' },
  { accent: 'accent', land: 'land', mid: 'water' },
  { accent: 'mid', land: 'pale', mid: 'wood' },
  { accent: 'accent', land: 'pale', mid: 'leaf' },
  { accent: 'gold', land: 'wood', mid: 'mid' }
] as const satisfies Scheme[]

interface Scheme {
  accent: 'accent' | 'gold' | 'mid'
  land: 'land' | 'pale' | 'wood'
  mid: 'leaf' | 'mid' | 'water' | 'wood'
}

export const schemeCount = schemes.length
/** Ways in which the posters of a province are coloured. */
export const colourwayCount = skyCount * schemeCount

/** Under another sky water, leaves and wood have another tone: what shows little sky differs as well. */
const tones = [
  (colour: string) => colour,
  (colour: string, { light }: ProvincePalette) => mix(colour, light, 0.22),
  (colour: string, { deep }: ProvincePalette) => mix(colour, deep, 0.26)
] as const

const made = new Map<string, Inks>()

/** The colours of a province in a light. A colourway is one of the skies with one of the schemes: the first is how the province is best known. */
export function inksOf(province: PaletteName, light: Light, paletteVariant: number): Inks {
  const [sky, scheme] = [paletteVariant % skyCount, Math.floor(paletteVariant / skyCount)]
  const key = `${province} ${light} ${paletteVariant}`
  const known = made.get(key)
  if (known) return known
  const base = provincePalettes[province]
  const inks = mixed(turned(base, schemes[scheme] ?? schemes[0]), light, sky, base.accent)
  made.set(key, inks)
  return inks
}

function turned(base: ProvincePalette, { accent, land, mid }: Scheme): ProvincePalette {
  const more = { ...base, gold: '#f2b33d', pale: mix(base.land, base.light, 0.5) }
  return { ...base, accent: more[accent], land: more[land], mid: more[mid] }
}

/** `fire` is the colour a sun takes when its own is lost in the sky. */
function mixed(base: ProvincePalette, light: Light, turn: number, fire: string): Inks {
  const named = base.skies[light][turn] ?? base.skies[light][0]
  const sky = light === 'night' ? mix(named, moonlight, 0.1) : named
  const air = light === 'night' ? mix(sky, '#060a24', 0.35) : sky
  const veil = veils[light]
  const lit = (colour: string) => (light === 'night' ? multiply(colour, moonlight) : colour)
  const under = (colour: string, amount: number) => mix(lit(colour), air, amount)
  const ground = (colour: string) =>
    under(light === 'night' ? mix(colour, base.mid, 0.4) : colour, veil.ground)
  const away = lightnessOf(sky) > 0.78 ? base.deep : base.light
  const sun = sunAgainst(sky, light, base, fire)
  const wall = mix(light === 'night' ? multiply(base.light, '#c3c9f5') : base.light, air, veil.light)
  const far = apart(under(base.far, veil.far), sky, away)
  const mid = apart(under(base.mid, veil.ground), sky, away)
  const toned = (colour: string) => tones[turn]?.(colour, base) ?? colour
  const dark = mix(
    base.deep,
    [base.deep, base.mid, base.water][turn] ?? base.deep,
    light === 'night' ? 0 : 0.24
  )
  const water = under(toned(base.water), veil.ground * 0.8)
  const leaf = apart(under(toned(base.leaf), veil.ground * 0.9), sky, away)
  return {
    sky,
    haze: hazeOf(sky, light, base),
    halo: mix(sky, sun, light === 'night' ? 0.12 : 0.3),
    sun,
    far,
    ridge: mix(far, mid, 0.45),
    mid,
    deep: mix(dark, '#070a22', veil.deep),
    land: apart(ground(base.land), sky, away),
    leaf,
    bush: mix(leaf, base.deep, 0.38),
    water,
    wave: mix(water, base.deep, 0.38),
    light: wall,
    lime: [wall, mix(wall, under(base.land, 0), 0.34), mix(wall, under(base.far, 0), 0.3)][turn] ?? wall,
    shade: mix(wall, light === 'night' ? air : base.far, 0.42),
    accent: mix(base.accent, air, veil.accent * 3),
    wood: apart(ground(toned(base.wood)), sky, away),
    lamp: light === 'night' || light === 'evening' ? lamplight : mix(base.deep, base.mid, 0.35)
  }
}

function hazeOf(sky: string, light: Light, base: ProvincePalette): string {
  if (light === 'night') return mix(sky, base.mid, 0.4)
  return mix(sky, lightnessOf(sky) > 0.9 ? base.far : base.light, 0.3)
}

function sunAgainst(sky: string, light: Light, base: ProvincePalette, fire: string): string {
  if (light === 'night') return moon
  const candidates = light === 'evening' ? ['#ffe08a', base.light] : [base.sun, base.light, fire]
  return candidates.find(colour => difference(colour, sky) > 0.17) ?? fire
}

/** Moves a colour away from the sky until its outline can be seen. */
function apart(colour: string, sky: string, towards: string): string {
  let moved = colour
  for (let share = 0.08; share < 0.7 && difference(moved, sky) < visible; share += 0.08) {
    moved = mix(colour, towards, share)
  }
  return moved
}
