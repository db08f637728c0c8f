import { describe, expect, test } from 'vitest'

import { safeHtml, storedHtml } from '#contract/fields/html.ts'

import { cleaned, pasted, sources } from '../../fixtures/pasted-html.ts'

describe('safeHtml', () => {
  test('keeps the allowed tags', () => {
    const html =
      '<h3>Ruta</h3><p>Con <strong>sol</strong> y <em>mar</em>.</p><ul><li>agua</li></ul><ol><li>uno</li></ol>'
    expect(safeHtml(html)).toBe(html)
  })

  test('wraps plain text in a paragraph', () => {
    expect(safeHtml('Un paseo junto al mar')).toBe('<p>Un paseo junto al mar</p>')
  })

  test('takes blank lines for the ends of paragraphs', () => {
    expect(safeHtml('Primero\n \nDespués')).toBe('<p>Primero</p><p>Después</p>')
  })

  test('puts loose words with tags in one paragraph', () => {
    expect(safeHtml('Con <strong>sol</strong>')).toBe('<p>Con <strong>sol</strong></p>')
  })

  test.each([
    ['Sol & sombra', '<p>Sol &amp; sombra</p>'],
    ['5 < 6', '<p>5 &lt; 6</p>'],
    ['6 > 5', '<p>6 &gt; 5</p>'],
    ['&lt;script&gt;', '<p>&lt;script&gt;</p>']
  ])('escapes %s', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', '<p>a</p>'],
    ['<p>a<iframe src="https://example.com"></iframe></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="data:text/html,x">a</a>', '<p>a</p>'],
    ['<a href="http://example.com">a</a>', '<p>a</p>'],
    ['<a href="//example.com">a</a>', '<p>a</p>'],
    ['<a name="x">a</a>', '<p>a</p>']
  ])('makes %j harmless', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test('gives external links no power over us', () => {
    expect(safeHtml('<p><a href="https://example.com/a" target="_blank" rel="opener">a</a></p>')).toBe(
      '<p><a href="https://example.com/a" rel="noopener nofollow">a</a></p>'
    )
  })

  test.each(['mailto:ana@example.com', 'tel:+34600000001', '/malaga'])(
    'leaves a link to %s as it is',
    href => {
      expect(safeHtml(`<p><a href="${href}">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`)
    }
  )

  test.each([
    ['<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<h1>a</h1>', '<h3>a</h3>']
  ])('writes %s with the allowed tags', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test.each([
    ['<div><p>Uno</p><p>Dos</p></div>', '<p>Uno</p><p>Dos</p>'],
    ['<div>Uno<div>Dos</div>Tres</div>', '<p>Uno</p><p>Dos</p><p>Tres</p>'],
    ['<h1><div>Ruta</div></h1>', '<h3>Ruta</h3>'],
    ['<p>Uno<ul><li>Dos</li></ul></p>', '<p>Uno</p><ul><li>Dos</li></ul>'],
    [
      '<strong>Uno<p>Dos <em>y</em></p></strong>',
      '<p><strong>Uno</strong></p><p><strong>Dos <em>y</em></strong></p>'
    ],
    ['<li>Uno</li> <li>Dos</li>', '<ul><li>Uno</li><li>Dos</li></ul>'],
    [
      '<ul>Uno<li>Dos</li><ul><li>Tres</li></ul></ul>',
      '<ul><li>Uno</li><li>Dos<ul><li>Tres</li></ul></li></ul>'
    ],
    ['<ul><li><p>Uno</p></li><li> </li></ul>', '<ul><li>Uno</li></ul>'],
    ['<p>Uno<br></p><p><br></p>', '<p>Uno</p>'],
    ['<a href="/malaga"><div>Uno</div></a>', '<p><a href="/malaga">Uno</a></p>'],
    ['<table><tr><td>Uno</td><td>Dos</td></tr></table>', '<p>Uno</p><p>Dos</p>'],
    ['<blockquote>Uno</blockquote>Dos', '<p>Uno</p><p>Dos</p>']
  ])('unnests %s', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test.each([
    ['<p>Uno<br><br>Dos</p>', '<p>Uno</p><p>Dos</p>'],
    ['<p>Uno<br>&nbsp;<br>Dos<br>Tres</p>', '<p>Uno</p><p>Dos<br>Tres</p>'],
    ['<h3>Uno<br><br>Dos</h3>', '<h3>Uno<br><br>Dos</h3>'],
    ['<p>Uno \n  dos</p>', '<p>Uno dos</p>']
  ])('takes the lines of %j as they look', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test.each([
    ['<em><strong>a</strong></em>', '<p><em><strong>a</strong></em></p>'],
    ['<strong><em>a</em></strong>', '<p><em><strong>a</strong></em></p>'],
    ['<em>a</em><strong><em>b</em></strong>', '<p><em>a<strong>b</strong></em></p>'],
    ['<strong>a <a href="/b">b</a> c</strong>', '<p><strong>a <a href="/b">b</a> c</strong></p>'],
    [
      '<strong>a <a href="/b">b</a></strong><a href="/b">c</a>',
      '<p><strong>a </strong><a href="/b"><strong>b</strong>c</a></p>'
    ],
    [
      '<ul><li><p>Uno</p>Dos<h3>T</h3><p>Tres</p></li></ul>',
      '<ul><li><p>Uno</p><p>Dos</p><h3>T</h3>Tres</li></ul>'
    ]
  ])('writes %s in the one way for what it looks like', (text, html) => {
    expect(safeHtml(text)).toBe(html)
  })

  test.each(sources)('makes of what was copied from %s what it looks like', source => {
    expect(safeHtml(pasted[source])).toBe(cleaned[source])
  })

  test.each([
    '<script>alert(1)</script>',
    '<p></p>',
    '<p>&nbsp;</p>',
    ' \n ',
    '<p>&#x200B;</p>',
    '<ul><li></li></ul>'
  ])('finds nothing to read in %s', text => {
    expect(safeHtml(text)).toBeNull()
  })
})

test.each([
  ['<p>Sí&#xD800;, junto al sendero.</p>', '<p>Sí, junto al sendero.</p>'],
  ['<p>Ana&#x200B;</p>', '<p>Ana</p>'],
  ['\uD83D', '']
])('html is stored without what no one sees: %j', (written, stored) => {
  expect(storedHtml(written)).toBe(stored)
})
