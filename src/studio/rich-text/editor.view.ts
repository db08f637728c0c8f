import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Mark, type Node, type ResolvedPos, Slice, Fragment } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, type Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'

import { commands, formatsAt, linkAt, linkTo } from './commands.view.ts'
import type { Format } from './format.ts'
import { docIn, docOf, htmlOf, schema } from './schema.view.ts'

interface Options {
  onChange: (html: string) => void
  onFormats: (formats: Format[]) => void
  tidyHtml: (html: string) => string
}

export type RichTextEditor = ReturnType<typeof openEditor>

/** A place in the page, and where the parser found it in the document. */
interface Found {
  node: globalThis.Node
  offset: number
  pos?: number
}

const { br, li, p } = schema.nodes
const noSelection = { anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0 }

const plugins = [
  history(),
  keymap({
    Enter: splitListItem(li),
    'Mod-[': liftListItem(li),
    'Mod-]': sinkListItem(li),
    'Mod-b': commands.bold,
    'Mod-i': commands.italic,
    'Mod-y': redo,
    'Mod-z': undo,
    'Shift-Enter': breakLine,
    'Shift-Mod-z': redo
  }),
  keymap(baseKeymap)
]

/** Takes an element over, with the text and the selection that are in it. */
export function openEditor(place: HTMLElement, { onChange, onFormats, tidyHtml }: Options) {
  const isFocused = place === document.activeElement
  const view = new EditorView(
    { mount: place },
    {
      clipboardTextParser: linesOf,
      dispatchTransaction: transaction => {
        view.updateState(view.state.apply(transaction))
        if (transaction.docChanged) onChange(tidyHtml(htmlOf(view.state.doc)))
        onFormats(formatsAt(view.state))
      },
      state: stateIn(place),
      // Cleaning would take the spaces at the ends of a part of a line.
      transformPastedHTML: html => (html.includes(' data-pm-slice="') ? html : tidyHtml(html))
    }
  )
  if (isFocused) view.focus()
  onFormats(formatsAt(view.state))
  const run = (command: Command) => {
    view.focus()
    command(view.state, view.dispatch)
  }
  return {
    destroy: () => view.destroy(),
    focus: () => view.focus(),
    format: (format: Format) => run(commands[format]),
    /** Makes a link; false where the contract allows none to this address. */
    link: (address: string): boolean => {
      const link = allowedLink(address, tidyHtml)
      if (link !== null) run(linkTo(link, address))
      return link !== null
    },
    /** Where the link at the caret leads; empty without one. */
    linkAddress: (): string => String(linkAt(view.state)?.attrs['href'] ?? ''),
    /** Shows another text, with the caret where it was. Nothing from before it is undone in the new text. */
    show: (html: string): void => {
      const doc = docOf(html)
      const selection = movedSelection(view.state, doc)
      view.updateState(EditorState.create({ doc, plugins, selection }))
      onFormats(formatsAt(view.state))
    }
  }
}

function stateIn(place: HTMLElement): EditorState {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? noSelection
  if (anchorNode === null || focusNode === null || !place.contains(anchorNode) || !place.contains(focusNode))
    return EditorState.create({ doc: docIn(place), plugins })
  const anchor: Found = { node: anchorNode, offset: anchorOffset }
  const head: Found = { node: focusNode, offset: focusOffset }
  const doc = docIn(place, [anchor, head])
  return EditorState.create({ doc, plugins, selection: selectionIn(doc, anchor.pos ?? 0, head.pos ?? 0) })
}

function selectionIn(doc: Node, anchor: number, head: number): Selection {
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head))
}

/** The selection of the shown text in one that takes its place: it stays in the words that both have. */
function movedSelection({ doc, selection: { anchor, head } }: EditorState, next: Node): Selection {
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return selectionIn(next, anchor, head)
  const moved = (position: number) =>
    position <= start ? position : position >= end.a ? position + end.b - end.a : start
  return selectionIn(next, within(moved(anchor)), within(moved(head)))

  function within(position: number): number {
    return Math.max(0, Math.min(position, next.content.size))
  }
}

/** The link to an address, as the contract writes it. */
function allowedLink(address: string, tidyHtml: Options['tidyHtml']): Mark | null {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address
  const words = docOf(tidyHtml(link.outerHTML)).firstChild?.firstChild
  return words?.marks.find(({ type }) => type === schema.marks.a) ?? null
}

/** Plain text: an empty line ends a paragraph. */
function linesOf(text: string, $context: ResolvedPos): Slice {
  const marks = $context.marks()
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(part => part.split('\n').map(line => (line === '' ? [] : [schema.text(line, marks)])))
    .map(lines =>
      p.create(
        null,
        lines.flatMap((words, index) => (index === 0 ? words : [br.create(), ...words]))
      )
    )
  return new Slice(Fragment.from(paragraphs), 1, 1)
}

function breakLine(state: EditorState, dispatch?: EditorView['dispatch']): boolean {
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView())
  return true
}
