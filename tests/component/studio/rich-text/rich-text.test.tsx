import { useState } from 'react'
import { expect, test } from 'vitest'

import { storedHtml } from '#contract/fields/html.ts'
import texts from '#studio/texts/es.json' with { type: 'json' }
import * as editor from '#studio/rich-text/editor.view.ts'
import { RichText } from '#studio/rich-text/RichText.tsx'

import { cleaned, pasted, sources } from '../../../fixtures/pasted-html.ts'
import { control, doing, render } from '../../support/render.tsx'

const { bold, bullets, heading, italic, link, numbers, paragraph } = texts.editor

/** A field in a form that keeps its value and can be given another. Its editor comes when the test lets it. */
async function aField(first: string) {
  const said: string[] = []
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<typeof editor>()
  let give: (html: string) => void = () => {}
  function Form() {
    const [value, setValue] = useState(first)
    give = setValue
    const change = (html: string) => {
      said.push(html)
      setValue(html)
    }
    return (
      <RichText
        {...{ isInvalid: false, language: 'es', value }}
        id="texto"
        label="Texto"
        loadEditor={() => arrival}
        onChange={change}
        texts={texts.editor}
        tidyHtml={storedHtml}
      />
    )
  }
  const page = await render(<Form />)
  const field = page.querySelector<HTMLElement>('[role=textbox]')
  if (field === null) throw new Error('There is no field')
  const button = ({ name }: { name: string }) => control(page, 'button', name)
  return {
    button,
    field,
    give: (html: string) => doing(() => give(html)),
    isThere: () => doing(() => arrive(editor)),
    page,
    press: ({ name }: { name: string }) => doing(() => control(page, 'button', name).click()),
    said
  }
}

/** A field whose editor has arrived, with a part of its first paragraph selected. */
async function aSelection(html: string, from: number, to: number) {
  const field = await aField(html)
  await doing(() => select(field.field, from, to))
  await field.isThere()
  return field
}

function select(field: HTMLElement, from: number, to: number): void {
  field.focus()
  const words = field.querySelector('p')?.firstChild
  if (words) getSelection()?.setBaseAndExtent(words, from, words, to)
}

function paste(field: HTMLElement, type: string, text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData(type, text)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  return doing(() => void field.dispatchEvent(event))
}

test('until the editor arrives one can write, and it goes on with what was written', async () => {
  const { button, field, isThere, said } = await aField('<p>Un paseo</p>')
  expect(field.innerHTML).toBe('<p>Un paseo</p>')
  expect(button(bold).hasAttribute('disabled')).toBe(true)
  field.innerHTML = '<p>Un paseo</p><div>al alba</div>'
  await doing(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
  await isThere()
  expect(button(bold).hasAttribute('disabled')).toBe(false)
  expect(field.innerHTML).toBe('<p>Un paseo</p><p>al alba</p>')
  expect(said).toEqual(['<p>Un paseo</p><p>al alba</p>'])
})

test('a button gives the selected words its format, is pressed then, and takes it away again', async () => {
  const { button, press, said } = await aSelection('<p>Un paseo</p>', 3, 8)
  await press(bold)
  expect(said.at(-1)).toBe('<p>Un <strong>paseo</strong></p>')
  expect(button(bold).getAttribute('aria-pressed')).toBe('true')
  expect(button(italic).getAttribute('aria-pressed')).toBe('false')
  await press(bold)
  expect(said.at(-1)).toBe('<p>Un paseo</p>')
})

test.each([
  [heading, '<h3>Un paseo</h3>'],
  [bullets, '<ul><li>Un paseo</li></ul>'],
  [numbers, '<ol><li>Un paseo</li></ol>']
])('$name changes the line, and a second press makes a paragraph of it', async (name, html) => {
  const { button, press, said } = await aSelection('<p>Un paseo</p>', 3, 3)
  expect(button(paragraph).getAttribute('aria-pressed')).toBe('true')
  await press(name)
  expect(said.at(-1)).toBe(html)
  expect(button(name).getAttribute('aria-pressed')).toBe('true')
  await press(name)
  expect(said.at(-1)).toBe('<p>Un paseo</p>')
})

test('a list of points becomes a numbered one', async () => {
  const { press, said } = await aSelection('<p>Un paseo</p>', 0, 0)
  await press(bullets)
  await press(numbers)
  expect(said.at(-1)).toBe('<ol><li>Un paseo</li></ol>')
})

test('a link is asked for, refused where the contract has none, and taken away as a whole', async () => {
  const { page, press, said } = await aSelection('<p>Un paseo</p>', 3, 8)
  const write = async (address: string) => {
    const input = page.querySelector('input')
    if (input === null) throw new Error('No address is asked for')
    await doing(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, address)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press({ name: texts.editor.setLink })
  }
  await press(link)
  await write('javascript:alert(1)')
  expect(page.querySelector('[role=alert]')?.textContent).toBe(texts.editor.refused)
  expect(page.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(said).toEqual([])
  await write('https://example.com')
  expect(said.at(-1)).toBe('<p>Un <a href="https://example.com/" rel="noopener nofollow">paseo</a></p>')
  expect(page.querySelector('input')).toBeNull()
  await press(texts.editor.unlink)
  expect(said.at(-1)).toBe('<p>Un paseo</p>')
})

test('another text from outside is shown and not reported, and the caret stays in its words', async () => {
  const { field, give, press, said } = await aSelection('<p>Un paseo largo</p>', 9, 14)
  await give('<p>Un bonito paseo largo</p>')
  expect(field.textContent).toBe('Un bonito paseo largo')
  expect(said).toEqual([])
  await press(bold)
  expect(said).toEqual(['<p>Un bonito paseo <strong>largo</strong></p>'])
})

test.each(sources)('what was copied from %s becomes what the site allows', async source => {
  const { field, isThere, said } = await aField('')
  await isThere()
  await paste(field, 'text/html', pasted[source])
  expect(said.at(-1)).toBe(cleaned[source])
})

test('of plain text an empty line ends a paragraph, and what was copied here keeps its spaces', async () => {
  const { field, said } = await aSelection('<p>Un</p>', 2, 2)
  await paste(field, 'text/html', '<p data-pm-slice="1 1 []"> paseo<script>alert(1)</script></p>')
  expect(said.at(-1)).toBe('<p>Un paseo</p>')
  await paste(field, 'text/plain', ' <b>\r\ndos\r\n\r\ntres')
  expect(said.at(-1)).toBe('<p>Un paseo &lt;b&gt;<br>dos</p><p>tres</p>')
})
