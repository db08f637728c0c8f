export interface Command {
  about: string
  /** Words behind the command, where it takes any. */
  words?: string
  /** Each option as it is typed, with the name of its value, and its meaning. */
  options?: Record<string, string>
}

const existingData = {
  '--fresh': "begins with the product's own catalogue again",
  '--keep': 'shows what the named database holds',
  '--replace': 'replaces what the named database holds'
}

/** For commands that otherwise work on what the variables of the shell name. */
const target = { '--to NAME': 'works on staging or production, as settings/NAME.env says' }

/** Every command of package.json. `npm run help` lists them, and `--help` behind one of ours prints its entry. */
export const commands: Record<string, Command> = {
  start: {
    about:
      'Starts a local back end, fills it, builds and serves the site, and publishes what is edited. PORT moves it.',
    options: existingData
  },
  test: {
    about: 'Runs every check.',
    options: {
      '--shard N/M': "runs that part of the browser's stories",
      '--stage NAME': 'runs one stage: code, unit or browser'
    }
  },
  dev: {
    about: "Starts Astro's development server on the same data; /_estilo shows all components.",
    options: existingData
  },
  check: {
    about: 'Checks format, lint, types and the tests that a change reaches.',
    options: { '--since COMMIT': 'compares with that commit instead of main' }
  },
  seed: {
    about: 'Fills the database from a folder with one JSON file per collection, replacing what is there.',
    options: {
      '--force': 'replaces a catalogue in the cloud without asking',
      '--from DIR': "reads that folder instead of the product's own catalogue",
      '--partial': 'leaves out documents that cannot be written'
    }
  },
  pull: { about: 'Reads the database into .catalog and reports what does not fit.' },
  build: {
    about: 'Makes dist and build/functions.',
    options: {
      '--folder DIR': 'where the parts are',
      '--host NAME': 'writes a folder for cloudflare, netlify or nginx besides',
      '--join': 'puts the parts together',
      '--part N/M': 'makes one part of the site'
    }
  },
  watch: { about: 'Publishes every change of the database into dist.' },
  'publish-site': {
    about: 'Pulls, publishes what changed and, from a database in the cloud, releases it on Hosting.',
    options: { '--dry-run': 'says what would change', '--force': 'publishes what the guard holds', ...target }
  },
  publisher: { about: 'Publishes as a service that stays warm, as the container runs it.' },
  pause: {
    about: 'Holds publications until npm run resume.',
    options: { '--by NAME': 'who decided it', '--reason TEXT': 'why', ...target }
  },
  resume: { about: 'Lets publications go on.', options: target },
  rollback: {
    about: 'Gives visitors a kept release, until npm run resume.',
    options: {
      '--by NAME': 'who decided it',
      '--list': 'lists the kept releases',
      '--reason TEXT': 'why',
      '--release NAME': 'the release to go back to',
      ...target
    }
  },
  backup: {
    about: 'Writes every document of the database, with every type.',
    options: { '--to DIR': 'a folder, or gs://bucket/place' }
  },
  restore: {
    about: 'Puts a backup back into an empty database, and compares.',
    options: {
      '--from DIR': 'the backup',
      '--only COLLECTIONS': 'some collections, with commas between them',
      '--replace': 'replaces what is there'
    }
  },
  accounts: {
    about: 'Says which commands give a project its accounts and roles.',
    options: {
      '--apply': 'carries them out with gcloud; what is there stays as it is',
      '--repository OWNER/NAME': 'lets the workflows of that repository sign in',
      '--to NAME': 'staging or production'
    }
  },
  alarms: {
    about: 'Gives a project its alarms, uptime checks and dashboard, as the files of monitoring say.',
    options: {
      '--mail ADDRESS': 'who is called',
      '--rehearse': 'says what would be sent, and sends nothing',
      '--to NAME': 'staging or production'
    }
  },
  deploy: {
    about: 'Brings this code to a project of Google Cloud, step by step.',
    options: {
      '--from STEP': 'goes on with that step',
      '--mend': 'lets the doctor mend what it may',
      '--preview NAME': 'shows this code at an address of its own instead, without functions',
      '--rehearse': 'does all of it against stand-ins on this machine, without an account',
      '--to NAME': 'staging or production'
    }
  },
  doctor: {
    about: 'Says what is missing or wrong in this environment.',
    options: {
      '--mend': 'mends what is safe to mend',
      '--project': 'looks at the project alone, as before a deploy',
      ...target
    }
  },
  admin: {
    about: 'Gives somebody a role in the studio, or takes it.',
    options: { ...target, '--yes': 'asks nothing' },
    words: 'give|take EMAIL|UID [editor | translator de,fr | empresa ID | partner ID]'
  },
  partner: {
    about: 'Makes, renews or revokes the private link of a partner.',
    options: {
      '--days N': 'how long it holds',
      '--language CODE': 'the language of the mail: de, en, es, fr or pt',
      '--mail ADDRESS': 'sends the link there, by the mail server of SMTP_URL',
      ...target
    },
    words: 'give|renew|revoke PARTNER'
  },
  purchase: {
    about: 'Gives an account of a running npm start three purchases.',
    options: { '--for EMAIL': 'whose account' }
  },
  opinions: { about: 'Lists opinions that are older than the list of their author.' },
  'check:site': {
    about: 'Checks the pages of dist.',
    options: {
      '--browser': 'adds axe over every template, locale, width and theme',
      '--folder DIR': 'checks another folder',
      '--only CHECKS': 'runs some checks',
      '--sample N': 'checks so many pages'
    }
  },
  'prove-publishing': {
    about: 'Publishes random edits one by one and compares with clean builds, byte for byte.',
    options: {
      '--edits N': 'how many edits',
      '--every N': 'a clean build after so many edits',
      '--experiences N': 'size of the catalogue',
      '--seed WORD': 'another series of edits'
    }
  },
  bench: {
    about: 'Measures; results are tables and JSON.',
    options: {
      '--edits N': 'how many edits',
      '--experiences N': 'size of the catalogue',
      '--no-pictures': 'leaves pictures for sharing out',
      '--only SECTIONS': 'some sections, with commas between them',
      '--seed WORD': 'another series of edits'
    }
  },
  fuzz: {
    about: 'Builds with odd documents beside the catalogue: each is on the site or in the report.',
    options: { '--documents N': 'how many', '--seed WORD': 'another series of documents' }
  },
  'security-fuzz': {
    about: 'Sends harmful requests to every function, and looks at what was stored.',
    options: {
      '--only CALLS': 'some functions, with commas between them',
      '--payloads N': 'how many requests',
      '--seed WORD': 'another series of requests'
    }
  },
  posters: {
    about: 'Draws sheets of all posters into .cache.',
    options: {
      '--draw NAME': 'checks one drawing and shows it in every format, light and province',
      '--edits': 'counts the posters of others that an edit changes',
      '--explain': 'says what each experience shows and why, and counts repeats',
      '--from DIR': 'draws another catalogue',
      '--name': 'writes the drawing that each poster shows into its document'
    }
  },
  screenshots: {
    about: 'Takes pictures of the main pages into screenshots.',
    options: { '--only NAME': 'one page' }
  },
  embed: {
    about: 'Makes the element that foreign pages load.',
    options: {
      '--again': 'writes the current version again',
      '--next': 'writes a changed source as the next version'
    }
  },
  faces: { about: 'Makes the font files anew from their packages.' },
  icons: { about: 'Draws the icons anew from public/favicon.svg.' },
  letters: { about: 'Makes the outlines of the lettering of posters anew.' },
  licences: {
    about: 'Writes docs/licences.md from the lock file.',
    options: { '--list': 'prints every package with its version instead' }
  },
  packages: {
    about: 'Packs the packages into build/packages, as others install them.',
    options: {
      '--edits N': 'how many titles are changed',
      '--keep': 'leaves the project where it is',
      '--posts N': 'size of the blog',
      '--readmes':
        'has npm install local-firebase and site-checks elsewhere, and runs the examples of their READMEs',
      '--try VERSIONS':
        'installs live-publisher with these versions of Astro, with commas between them, and proves a blog'
    }
  },
  texts: { about: 'Names texts that no code shows, and texts that a language lacks.' },
  documents: {
    about: 'Writes the names of fields in docs/documents.md from the schemas.',
    options: { '--show NAME': 'prints the fields of that collection with their meaning instead' }
  },
  format: { about: 'Formats every file.' },
  lint: { about: 'Runs the linter, and names texts that no code shows or a language lacks.' },
  types: { about: 'Checks the types of everything, templates included.' },
  'dead-code': { about: 'Finds files, exports and packages that nothing uses.' },
  unit: { about: 'Runs all tests but those of the browser.' },
  browser: { about: "Runs the browser's stories." },
  help: { about: 'Lists these commands.' }
}

/** Lines of `npm run help`. */
export function commandList(): string[] {
  const width = Math.max(...Object.keys(commands).map(name => name.length))
  return Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
}

/** Lines of `npm run NAME -- --help`. */
export function helpOf(name: string): string[] {
  const { about, options = {}, words } = commands[name] ?? { about: '' }
  const all = { ...options, '--help': 'prints this' }
  const width = Math.max(...Object.keys(all).map(option => option.length))
  return [
    `npm run ${name} --${words ? ` ${words}` : ''} [options]`,
    '',
    about,
    '',
    ...Object.entries(all).map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)
  ]
}
