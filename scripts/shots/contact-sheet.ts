import type { Shot } from './take.ts'

/** One page with all pictures side by side, a row for each page of the site. */
export function contactSheet(shots: Shot[]): string {
  const rows = Object.entries(Object.groupBy(shots, ({ view }) => view)).map(([view, ofView = []]) => {
    const figures = ofView.map(
      ({ device, file, language, scheme }) =>
        `<a href="${file}"><img src="${file}" alt="" loading="lazy"><span>${device}, ${scheme}, ${language}</span></a>`
    )
    return `<h2>${view}</h2><section>${figures.join('')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${rows.join('')}</html>\n`
}

const style = `body{background:#eee;color:#1b1020;font:14px system-ui;margin:2rem}section{display:flex;gap:1rem;overflow-x:auto;padding-bottom:1rem}
a{color:inherit;flex:none}img{background:#fff;display:block;height:26rem;object-fit:cover;object-position:top;max-width:32rem}`
