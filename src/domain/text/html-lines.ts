const signs: Record<string, string> = {
  '&#39;': '’',
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&nbsp;': '\u00A0',
  '&quot;': '"'
}

/** Html of the content, which was sanitised where it entered, as lines of plain text: one for each paragraph and point. */
export function htmlLines(html: string): string[] {
  return html
    .split(/<\/?(?:p|ul|ol|li|h3|h4|br)\b[^>]*>/)
    .map(part =>
      part
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(?:#39|amp|gt|lt|nbsp|quot);/g, sign => signs[sign] ?? sign)
    )
    .map(line => line.trim())
    .filter(line => line !== '')
}
