import type { HostingRules } from '#publishing/hosting/serving-config.ts'
import { patternOf } from './globs.ts'
import { functionOf, headerNames, type Origins, signInPath } from './rules.ts'

/** Every kind of file of the site, with the type that Hosting gives it. */
const types: Record<string, readonly string[]> = {
  'application/javascript': ['js'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'font/woff2': ['woff2'],
  'image/jpeg': ['jpg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/vnd.microsoft.icon': ['ico'],
  'text/calendar': ['ics'],
  'text/css': ['css'],
  'text/html': ['html'],
  'text/markdown': ['md'],
  'text/plain': ['txt']
}

const compressed = Object.keys(types).filter(type => !/^font|^image\/(?!svg|vnd)|^text\/html/.test(type))
const withLetters = Object.keys(types).filter(type => /^text\/|json$|javascript$/.test(type))

interface Place extends Origins {
  /** The folder of the built site, absolute. */
  folder: string
  /** Values of `listen` and `server_name`. */
  listen: string
  serverName: string
}

/** A site of nginx, for its `http` block: the headers, redirects and rewrites of `firebase.json`. */
export function nginxSite(
  rules: HostingRules,
  { folder, functions, listen, serverName, signIn }: Place
): string {
  const names = headerNames(rules)
  return `# Written by npm run build -- --host nginx, of firebase.json.
upstream clavel_functions {
  server ${functions.hostname}:${functions.port || (functions.protocol === 'https:' ? 443 : 80)};
  keepalive 16;
}
${names.map(name => headerMap(rules, name)).join('\n')}
server {
  listen ${listen};
  server_name ${serverName};
  root "${folder}";
  absolute_redirect off;
  merge_slashes off;
  server_tokens off;
${fileTypes()}
  # The address as it was asked for: below it becomes that of a file.
  set $clavel_asked $uri;
${names.map(name => `  add_header ${name} $${variableOf(name)} always;\n  proxy_hide_header ${name};`).join('\n')}

  client_max_body_size 10m;
  proxy_http_version 1.1;
  proxy_read_timeout 60s;
  proxy_redirect off;
  proxy_ssl_name ${functions.hostname};
  proxy_ssl_server_name on;
  proxy_set_header Connection "";
  proxy_set_header Host ${functions.host};
  # By both the functions tell visitors apart from this server.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $host;

  location ^~ ${signInPath} {
    proxy_ssl_name ${signIn.hostname};
    proxy_set_header Host ${signIn.host};
    proxy_pass ${signIn.origin};
  }
${rules.redirects.map(({ destination, source, type }) => `  location ~ "${patternOf(source)}" { return ${type} ${destination}; }\n`).join('')}${rules.rewrites
    .map(rewrite => `  location ${placeOf(rewrite.source)} { ${passedTo(functions, functionOf(rewrite))} }`)
    .join('\n')}
  location = / { try_files /index.html =404; }
  location = /404 { return 404; }
  location = /404.html { internal; }
  error_page 404 /404.html;
  location / {
    rewrite ^/index\\.html$ / permanent;
    rewrite ^(.+)\\.html$ $1 permanent;
    rewrite ^(/.*[^/])/+$ $1 permanent;
    try_files $uri.html $uri ${everythingElse};
  }
}
`
}

function fileTypes(): string {
  return `  types {
${Object.entries(types)
  .map(([type, endings]) => `    ${type} ${endings.join(' ')};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${withLetters.filter(type => type !== 'text/html').join(' ')};
  gzip on;
  gzip_proxied any;
  gzip_types ${compressed.join(' ')};
  gzip_vary on;`
}

const everythingElse = '@everything_else'

function placeOf(glob: string): string {
  return glob === '**' ? everythingElse : `~ "${patternOf(glob)}"`
}

function passedTo({ pathname, protocol }: URL, name: string): string {
  return `proxy_pass ${protocol}//clavel_functions${pathname.replace(/\/$/, '')}/${name}$request_uri;`
}

/** The value of a header by the address. The last rule of `firebase.json` holds, and the first one of a map; where none fits, the function's own. */
function headerMap(rules: HostingRules, name: string): string {
  const values = rules.headers.toReversed().flatMap(({ headers, source }) => {
    const found = headers.findLast(({ key }) => key === name)
    return found ? [`  "~${patternOf(source)}" "${found.value.replaceAll('"', '\\"')}";`] : []
  })
  const own = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`
  return [`map $clavel_asked $${variableOf(name)} {`, `  default ${own};`, ...values, '}'].join('\n')
}

function variableOf(name: string): string {
  return `clavel_${name.toLowerCase().replaceAll('-', '_')}`
}
