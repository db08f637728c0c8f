/** The few tags that the contract lets through, as Markdown has them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/<(?:strong)>(.*?)<\/strong>/gs, '**$1**'],
  [/<em>(.*?)<\/em>/gs, '*$1*'],
  [/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)'],
  [/<h3>(.*?)<\/h3>/gs, '\n\n### $1\n\n'],
  [/<h4>(.*?)<\/h4>/gs, '\n\n#### $1\n\n'],
  [/<li>/g, '\n- '],
  [/<br ?\/?>/g, '  \n'],
  [/<\/?(?:p|ul|ol)>/g, '\n\n'],
  [/<[^>]*>/g, '']
]

const signs: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '\\<',
  '&nbsp;': ' ',
  '&quot;': '"'
}

/** Plain text as Markdown: it neither begins html nor ends or begins a link. */
export function markdownText(text: string): string {
  return text.replaceAll(/[\\<[\]`]/g, sign => `\\${sign}`)
}

/** Html of the content, which was sanitised where it entered, as Markdown. */
export function markdownOf(html: string): string {
  // First, so that no backslash of the text takes away the one before a `<`, and no link is made but of links.
  const escaped = html.replaceAll(/[\\[\]`]/g, sign => `\\${sign}`)
  const marked = patterns.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), escaped)
  return marked
    .replaceAll(/&(?:amp|gt|lt|quot|nbsp);/g, entity => signs[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
