import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'

type Skies = Record<TimeOfDay, readonly [string, string, string]>

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
export const provincePalettes: Record<ProvinceSlug, ProvincePalette> = {
  /** Desert ochre under a turquoise sky, indalo red. */
  almeria: {
    skies: {
      morning: ['#f9e8c6', '#d8efea', '#fad3b0'],
      day: ['#43b5c6', '#a5dddd', '#f7dda6'],
      evening: ['#f08a3c', '#e2573f', '#f6b551'],
      night: ['#17306b', '#0f3f6b', '#2c2566']
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
      morning: ['#ffe3d0', '#fdf0da', '#f9c9cf'],
      day: ['#ffd58a', '#ffe9c9', '#f9b4a0'],
      evening: ['#f57a3d', '#f2577b', '#f7a83e'],
      night: ['#231a5c', '#1b2f72', '#3d1a60']
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
      morning: ['#ddf1f2', '#f8e9cf', '#b9e2ec'],
      day: ['#8cd0ee', '#cdebf3', '#5db4e2'],
      evening: ['#f7a15a', '#f5c77b', '#ee7f6b'],
      night: ['#14366a', '#10295c', '#1d4a7d']
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
      morning: ['#fff0da', '#fadcc8', '#e3eef0'],
      day: ['#fbe2bc', '#f6c9a0', '#9ccbe6'],
      evening: ['#eb6a45', '#f2a25c', '#d44a55'],
      night: ['#1e2a63', '#371d52', '#163464']
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
      morning: ['#f1dceb', '#f8d9c6', '#e4e0f5'],
      day: ['#cfc3ec', '#e9dff3', '#f3b79b'],
      evening: ['#e8704e', '#b65a9a', '#f29a63'],
      night: ['#251f63', '#341d5e', '#1b2f66']
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
      morning: ['#e6f3e4', '#fce3d6', '#d0ece6'],
      day: ['#bde5d2', '#e3f3e0', '#f9c9b0'],
      evening: ['#f78763', '#f4b168', '#e9647a'],
      night: ['#114354', '#193963', '#1d5357']
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
      morning: ['#f6f1d2', '#fbe6be', '#dde9cf'],
      day: ['#e9e29b', '#f6f0cc', '#c9ddb0'],
      evening: ['#eda23b', '#e4794a', '#f3c65a'],
      night: ['#1a3a52', '#222f57', '#284a45']
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
      morning: ['#fde1da', '#fbd0da', '#fff0dc'],
      day: ['#f9b7c3', '#fddcd3', '#7cc7e0'],
      evening: ['#ef5e83', '#f58a66', '#c9458f'],
      night: ['#3c1f6c', '#29286a', '#581f66']
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
      morning: ['#fce6b8', '#fad3a6', '#fdefd5'],
      day: ['#f7c04a', '#fbe0a0', '#f3a056'],
      evening: ['#e9652f', '#f08e33', '#c73e3a'],
      night: ['#2e2056', '#22265c', '#471d48']
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
