import type { Light } from './light.ts'

/** The provinces, and the region as a whole. */
export type PaletteName =
  | 'almeria'
  | 'andalucia'
  | 'cadiz'
  | 'cordoba'
  | 'granada'
  | 'huelva'
  | 'jaen'
  | 'malaga'
  | 'sevilla'

type Skies = Record<Light, readonly [string, string, string]>

/** The colours a province is printed in. Three skies for each light, so that a page of one province does not repeat itself. */
export interface ProvincePalette {
  skies: Skies
  sun: string
  far: string
  mid: string
  deep: string
  land: string
  leaf: string
  water: string
  light: string
  accent: string
  wood: string
}

/** Region: albero, clavel, azulejo. Each province has one pair of colours that no other one has. */
export const provincePalettes: Record<PaletteName, ProvincePalette> = {
  /** Desert ochre under a turquoise sky, indalo red. */
  almeria: {
    skies: {
      morning: ['#f9e8c6', '#bfe6e4', '#f8bf98'],
      day: ['#43b5c6', '#a5dddd', '#f7dda6'],
      evening: ['#f08a3c', '#e2573f', '#f6b551'],
      night: ['#17306b', '#0c5166', '#3b2464']
    },
    sun: '#ffe27d',
    far: '#efa85a',
    mid: '#d2662f',
    deep: '#4a1c22',
    land: '#f0be6a',
    leaf: '#4a9178',
    water: '#1565a8',
    light: '#fff9eb',
    accent: '#c3241f',
    wood: '#9e4a24'
  },
  /** Albero, clavel pink and tile blue. */
  andalucia: {
    skies: {
      morning: ['#ffd9c2', '#fdf3dc', '#f3b3c4'],
      day: ['#ffd58a', '#fff0d8', '#f7a58e'],
      evening: ['#f57a3d', '#f2577b', '#f7a83e'],
      night: ['#231a5c', '#16407c', '#531a5e']
    },
    sun: '#e61276',
    far: '#f0904f',
    mid: '#1e4fa3',
    deep: '#1b1040',
    land: '#f2b33d',
    leaf: '#2f7d5b',
    water: '#2f7fc2',
    light: '#fff8f0',
    accent: '#e61276',
    wood: '#b5532a'
  },
  /** Atlantic blues, lime white, the yellow of the cathedral dome. */
  cadiz: {
    skies: {
      morning: ['#e2f4f2', '#f9ddb0', '#9fd6ea'],
      day: ['#8cd0ee', '#cdebf3', '#5db4e2'],
      evening: ['#f7a15a', '#f5c77b', '#ee7f6b'],
      night: ['#14366a', '#2a2f7a', '#215a8c']
    },
    sun: '#ffd24a',
    far: '#4c97c9',
    mid: '#1c68ae',
    deep: '#0b2a55',
    land: '#ebcb8b',
    leaf: '#2a8c82',
    water: '#1f86c2',
    light: '#fffdf6',
    accent: '#f0562f',
    wood: '#a8552e'
  },
  /** Cream and brick red of the voussoirs, blue flower pots. */
  cordoba: {
    skies: {
      morning: ['#fff0da', '#f5c3a6', '#c3dcea'],
      day: ['#fbe2bc', '#f3b98a', '#9ccbe6'],
      evening: ['#eb6a45', '#f2a25c', '#d44a55'],
      night: ['#1e2a63', '#471b4c', '#0f4468']
    },
    sun: '#d9342b',
    far: '#e8a06f',
    mid: '#c4382c',
    deep: '#3a1024',
    land: '#e9b872',
    leaf: '#3e7a45',
    water: '#2f6db5',
    light: '#fff8ec',
    accent: '#2456a8',
    wood: '#9b3524'
  },
  /** Snow, violet sierra, the red of the Alhambra. */
  granada: {
    skies: {
      morning: ['#f2d6e8', '#f9c8a4', '#c6c6ee'],
      day: ['#cfc3ec', '#e9dff3', '#f3b79b'],
      evening: ['#e8704e', '#b65a9a', '#f29a63'],
      night: ['#251f63', '#47205c', '#174173']
    },
    sun: '#ffe6a3',
    far: '#8f7fcb',
    mid: '#5b3f93',
    deep: '#2a1340',
    land: '#d9744a',
    leaf: '#41734f',
    water: '#5a7fc7',
    light: '#fdf4ec',
    accent: '#d8263f',
    wood: '#b4432c'
  },
  /** Marsh green and flamingo. */
  huelva: {
    skies: {
      morning: ['#e9f5e6', '#fbcbb2', '#aaddd4'],
      day: ['#a9ddc6', '#e9f5e2', '#f9c2a6'],
      evening: ['#f78763', '#f4b168', '#e9647a'],
      night: ['#114354', '#1c2f66', '#25635a']
    },
    sun: '#ff7e5b',
    far: '#6bb9a3',
    mid: '#23857b',
    deep: '#0f383d',
    land: '#e5c17b',
    leaf: '#2f8a5f',
    water: '#3ba7a5',
    light: '#fffaf1',
    accent: '#ee4e7b',
    wood: '#a4502f'
  },
  /** Olive and straw. */
  jaen: {
    skies: {
      morning: ['#f8f3d8', '#f8d08e', '#bfd8b8'],
      day: ['#e9dd86', '#f7f3d6', '#b0d09c'],
      evening: ['#eda23b', '#e4794a', '#f3c65a'],
      night: ['#17384f', '#2a2c5c', '#2f5646']
    },
    sun: '#f39c2d',
    far: '#a8b765',
    mid: '#6b8038',
    deep: '#25331c',
    land: '#ddb65a',
    leaf: '#5c7a45',
    water: '#4b8f95',
    light: '#fffbea',
    accent: '#b93a22',
    wood: '#8f5428'
  },
  /** Bougainvillea against the Mediterranean. */
  malaga: {
    skies: {
      morning: ['#fdd0c2', '#f4abc4', '#fff2df'],
      day: ['#f9b7c3', '#fddcd3', '#7cc7e0'],
      evening: ['#ef5e83', '#f58a66', '#c9458f'],
      night: ['#3c1f6c', '#1f3270', '#6b1f62']
    },
    sun: '#ffe27a',
    far: '#b767a8',
    mid: '#7a2f86',
    deep: '#2c1048',
    land: '#f3c06a',
    leaf: '#3b8a6e',
    water: '#2a5db8',
    light: '#fff7f2',
    accent: '#e61276',
    wood: '#b04a46'
  },
  /** The gold and almagra of the bullring, orange leaves. */
  sevilla: {
    skies: {
      morning: ['#fbdc98', '#f5b084', '#fdf2dd'],
      day: ['#f7c04a', '#fbe0a0', '#f3a056'],
      evening: ['#e9652f', '#f08e33', '#c73e3a'],
      night: ['#2e2056', '#193468', '#571b47']
    },
    sun: '#fff4d6',
    far: '#de7c3c',
    mid: '#a93f2b',
    deep: '#3d1226',
    land: '#eda83a',
    leaf: '#2e6b4a',
    water: '#2c7f86',
    light: '#fff6e4',
    accent: '#c9184a',
    wood: '#8a3b1e'
  }
}
