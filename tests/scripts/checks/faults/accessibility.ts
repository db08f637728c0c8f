import { detail, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn } from '../planted.ts'

const styles = '/_astro/site.css'

const inPages: Faults = {
  'ids are unique': [['an id used twice', detail, 'id="horarios"', 'id="precios"']],
  'headings step down by one level at most': [
    ['a heading that skips a level', detail, /<h2>descripcion<.h2>/, '<h4>descripcion</h4>']
  ],
  'a page has one banner, one main part, one footer, and named menus': [
    ['a page without a footer', listing, /<footer>.*<\/footer>/, ''],
    ['a menu without a name', listing, '<header>', '<header><nav></nav>']
  ],
  'browsers have nothing to mend in the html': [
    ['a list inside of a paragraph', detail, '</h1>', '</h1><p><ul><li>Agua</li></ul></p>'],
    ['a part that is not closed', listing, '</main>', '<div></main>'],
    [
      'an attribute that stands twice',
      listing,
      '<main id="contenido">',
      '<main id="contenido" id="principal">'
    ]
  ],
  'nothing stands after the end of a page': [
    [
      'a script after the end',
      listing,
      '</html>',
      '</html><script type="module" src="/_astro/late.js"></script>'
    ]
  ],
  'sections have a heading': [
    ['a section without words above it', listing, '</main>', '<section></section></main>']
  ],
  'two searches of a page are told apart by their names': [
    [
      'two searches without names',
      listing,
      '</main>',
      '<form role="search"></form><form role="search"></form></main>'
    ]
  ],
  'what is read stands in a landmark': [
    ['an offer beside the landmarks', listing, '<main', '<p>Ver en español</p><main']
  ],
  'the first link leads to the main part': [
    ['a page whose first link is the menu', listing, '<a href="#contenido">Al contenido</a>', '']
  ],
  'a page may be enlarged': [
    [
      'a page that cannot be enlarged',
      listing,
      '<head>',
      '<head><meta name="viewport" content="width=device-width, maximum-scale=1">'
    ]
  ],
  'focus follows the order of the page': [
    ['a link that jumps the queue', listing, '<main', '<a tabindex="2" href="/">Antes</a><main']
  ],
  'parts in another language say which': [
    ['a language that is none', listing, '<main', '<p lang="spanish">Hola</p><main']
  ],
  'links and buttons have a name': [
    [
      'a button that is only a drawing',
      listing,
      '<main',
      '<button><svg aria-hidden="true"></svg></button><main'
    ]
  ],
  'fields have a label': [
    [
      'a field without a label',
      listing,
      '<label>Hasta <input type="number"></label>',
      '<input type="number">'
    ]
  ],
  'labels and descriptions point to what is there': [
    [
      'a description that is not there',
      listing,
      '<input type="number">',
      '<input type="number" aria-describedby="nada">'
    ]
  ],
  'tables have headings with a scope': [
    ['a table without headings', detail, '<th scope="row">por adulto</th>', '<td>por adulto</td>']
  ],
  'a slider has number fields beside it': [['a slider alone', listing, 'type="number"', 'type="text"']],
  'the number of results is announced': [
    ['a silent number of results', `/de${listing}`, /<p role="status">/g, '<p>']
  ],
  'a page has a place for messages and one for errors': [
    ['nowhere to say an error', listing, '<p role="alert">', '<p>']
  ],
  'passwords can be filled by managers': [
    [
      'a password field that managers do not know',
      listing,
      '<main',
      '<label>Clave <input type="password"></label><main'
    ]
  ],
  'the colours stand out from each other in both themes': [
    [
      'a pale grey for secondary text',
      styles,
      '--ink-soft:light-dark(#6b5b6f',
      '--ink-soft:light-dark(#a99aad'
    ],
    [
      'white on the bright pink of the brand, in the dark theme',
      styles,
      '--on-clavel:light-dark(#fff,#2a0718)',
      '--on-clavel:light-dark(#fff,#fff)'
    ]
  ],
  'what moves stands still for those who ask for it': [
    [
      'a card that moves for everybody',
      styles,
      '@media (prefers-reduced-motion:reduce){.card{transition:none}}',
      ''
    ],
    ['smooth scrolling for everybody', styles, '(prefers-reduced-motion:no-preference)', '(min-width:1px)']
  ]
}

export const accessibilityFaults: Planted[] = plantedIn(inPages)
